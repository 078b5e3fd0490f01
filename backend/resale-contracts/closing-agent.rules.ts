import type { ResaleContractValues } from '../../events/resale-contracts/resale-contract.fields.js';

/** What a contract copies of the firm that closes it, so that later changes of the firm change no contract (`decisions.md C21`). */
export const closingAgentDetails = [
  'closingAgentAddress',
  'closingAgentCity',
  'closingAgentState',
  'closingAgentZipcode',
  'closingAgentPhone',
  'closingAgentEscrowBank',
] as const satisfies readonly (keyof ResaleContractValues)[];

export type ClosingAgentDetails = Readonly<Record<(typeof closingAgentDetails)[number], string>>;

/** A firm as the company's list of closing agents says it. */
export interface ClosingFirm {
  readonly name?: string;
  readonly address?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zipcode?: string;
  readonly phone?: string;
  readonly escrowBank?: string;
}

/** The firm that is meant, whatever the case and the outer spaces of its name. */
export function firmNamed<Firm extends ClosingFirm>(name: string, firms: readonly Firm[]): Firm | undefined {
  const meant = name.trim().toLowerCase();
  return meant === '' ? undefined : firms.find((firm) => firm.name?.toLowerCase() === meant);
}

/** The details of a firm; of none, or of one that nobody knows, they are blank. */
export function detailsOf(firm: ClosingFirm | undefined): ClosingAgentDetails {
  return {
    closingAgentAddress: firm?.address ?? '',
    closingAgentCity: firm?.city ?? '',
    closingAgentState: firm?.state ?? '',
    closingAgentZipcode: firm?.zipcode ?? '',
    closingAgentPhone: firm?.phone ?? '',
    closingAgentEscrowBank: firm?.escrowBank ?? '',
  };
}

/**
 * The details that come with another closing agent. What was sent counts as sent; what was left out is the firm's, so that
 * no contract names one firm with the address of another.
 */
export function detailsWith(
  sent: Partial<ResaleContractValues>,
  before: Pick<ResaleContractValues, 'closingAgent'>,
  firm: ClosingFirm | undefined,
): Partial<ClosingAgentDetails> {
  if (sent.closingAgent === undefined || sent.closingAgent === before.closingAgent) return {};
  const left = Object.entries(detailsOf(firm)).filter(([field]) => sent[field as keyof ClosingAgentDetails] === undefined);
  return Object.fromEntries(left);
}
