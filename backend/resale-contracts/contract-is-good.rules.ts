import { newYorkDay } from '../../events/new-york-day.js';
import { isGivenUp, isUnsigned } from '../../events/resale-contract.values.js';

interface MayBecomeGood {
  readonly lastDayToRescind: string | null;
  readonly contractStatus: string;
  readonly buyerSignedOn: string | null;
}

/**
 * Whether the buyer has signed and could rescind no more at a moment, and the contract goes on.
 * @param at ISO UTC
 */
export function isGoodOn({ lastDayToRescind, contractStatus, buyerSignedOn }: MayBecomeGood, at: string): boolean {
  const goesOn = !isGivenUp(contractStatus) && (buyerSignedOn !== null || !isUnsigned(contractStatus));
  return goesOn && lastDayToRescind !== null && newYorkDay(new Date(at)) > lastDayToRescind;
}
