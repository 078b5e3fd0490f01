import { newYorkDay } from '../../events/new-york-day.js';
import { isGivenUp } from '../../events/resale-contract.values.js';

interface Rescindable {
  readonly lastDayToRescind: string | null;
  readonly contractStatus: string;
}

/**
 * Whether the buyer could rescind no more at a moment, and the contract goes on.
 * @param at ISO UTC
 */
export function isGoodOn({ lastDayToRescind, contractStatus }: Rescindable, at: string): boolean {
  return lastDayToRescind !== null && !isGivenUp(contractStatus) && newYorkDay(new Date(at)) > lastDayToRescind;
}
