import { closingFeesOnNew } from '../../events/resale-contract.values.js';
import { addDays } from '../platform/calendar/day.rules.js';

const SELLER_SIGNS_WITHIN = 21;
const CLOSES_WITHIN = 45;

/** What the new contract form starts with (document 1, section 9). */
export function newContractDefaults(today: string) {
  return {
    contractDate: today,
    fundsEscrowByDate: today,
    sellerSignBy: addDays(today, SELLER_SIGNS_WITHIN),
    closingDate: addDays(today, CLOSES_WITHIN),
    closingFee: closingFeesOnNew[1],
    loanProcessingFee: '0.00',
    creditReportFee: '0.00',
  };
}

/** In the order in which they block (`decisions.md C8`). */
const requiredDates = [
  ['contractDate', 'You must enter a valid contract date.'],
  ['fundsEscrowByDate', 'You must enter a valid funds in escrow by date.'],
  ['sellerSignBy', 'You must enter a valid seller sign by date.'],
  ['closingDate', 'You must enter a valid closing date.'],
] as const;

export type RequiredDate = (typeof requiredDates)[number][0];
export const requiredDateFields: readonly RequiredDate[] = requiredDates.map(([field]) => field);

export interface BlockingCheck<Field extends string = RequiredDate | 'closingAgent'> {
  readonly field: Field;
  readonly message: string;
}

/** A warning and no more: what blocks is a closed list (`decisions.md C8`). */
export function closesBeforeContract({ contractDate, closingDate }: { readonly contractDate?: string | null | undefined; readonly closingDate?: string | null | undefined }): boolean {
  return Boolean(contractDate && closingDate && closingDate < contractDate);
}

/** The checks that block saving an edited contract, in their order: the first is the one that is said. */
export function blocksUpdate(contract: Readonly<Record<RequiredDate, string | null>>): readonly BlockingCheck<RequiredDate>[] {
  return requiredDates.flatMap(([field, message]) => (contract[field] ? [] : [{ field, message }]));
}

/** What is said when one of them is missing, whatever the others are. */
export function messageOfMissing(field: BlockingCheck['field']): string {
  const none = { contractDate: null, fundsEscrowByDate: null, sellerSignBy: null, closingDate: null, closingAgent: '' };
  return blocksCreation(none).find((check) => check.field === field)!.message;
}

/** The checks that block a new contract from inventory; HSI and RCI contracts have none (`decisions.md C18`). */
export function blocksCreation(contract: Readonly<Record<RequiredDate, string | null>> & { closingAgent: string }): readonly BlockingCheck[] {
  const missingAgent = { field: 'closingAgent', message: 'You must enter a closing agent.' } as const;
  return [...blocksUpdate(contract), ...(contract.closingAgent.trim() === '' ? [missingAgent] : [])];
}
