import type { EnvelopeStatus } from '../../events/envelope.values.js';
import { newYorkDay } from '../../events/new-york-day.js';
import { isGivenUp, isUnsigned } from '../../events/resale-contract.values.js';

interface Version {
  readonly document: string;
  readonly version: number;
}

interface Signable {
  readonly contractStatus: string;
  readonly documents: readonly Version[];
  readonly signings: readonly (Version & { readonly status: EnvelopeStatus })[];
}

/** Whether the buyers have: by its status, which people set, or here, the newest version that was made. */
export function isSigned({ contractStatus, documents, signings }: Signable): boolean {
  if (!isUnsigned(contractStatus)) return true;
  const newest = documents.findLast(({ document }) => document === 'buyer');
  const last = signings.findLast(({ document }) => document === 'buyer');
  return last !== undefined && last.version === newest?.version && ['Signed', 'Completed'].includes(last.status);
}

/**
 * Whether the buyers have signed and could rescind no more at a moment, and the contract goes on.
 * @param at ISO UTC
 */
export function isGoodOn(contract: Signable & { readonly lastDayToRescind: string | null }, at: string): boolean {
  const { lastDayToRescind, contractStatus } = contract;
  return lastDayToRescind !== null && !isGivenUp(contractStatus) && isSigned(contract) && newYorkDay(new Date(at)) > lastDayToRescind;
}
