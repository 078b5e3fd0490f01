import { isGivenUp } from './resale-contract.enums.js';

/** Days in which a buyer may rescind, counted from the day after signing, by the buyer's state: Fla. Stat. 721.10(1), NRS 119A.410, HRS 514E-8. Of other states the rule has to be confirmed. */
const rescissionDays: Readonly<Record<string, number>> = { FL: 10, NV: 5, HI: 7 };

const DAY_MS = 86_400_000;

/** What the days to rescind are counted by; what is not said yet is blank or absent. */
export interface Rescindable {
  readonly contractDate?: string | null;
  readonly buyerState?: string;
  /** Known of what was signed here. On paper it is the contract date. */
  readonly buyerSignedOn?: string | null;
}

/** undefined where the rule of the state is not known. */
export function daysToRescind(buyerState = ''): number | undefined {
  return rescissionDays[buyerState.trim().toUpperCase()];
}

/** The buyer may rescind until the end of this day; null where the rule of the state is not known, or something is not said yet. */
export function lastDayToRescind({ contractDate, buyerState, buyerSignedOn }: Rescindable): string | null {
  const days = daysToRescind(buyerState);
  const executed = [contractDate ?? '', buyerSignedOn ?? ''].sort().at(-1);
  return executed && days !== undefined ? after(executed, days) : null;
}

/**
 * Whether the buyers of a contract that goes on can rescind no more on a day.
 * @param isSigned by them, wherever they did
 * @param today YYYY-MM-DD, New York
 */
export function isGood({ contractStatus = '', lastDayToRescind: lastDay }: { readonly contractStatus?: string; readonly lastDayToRescind: string | null }, isSigned: boolean, today: string): boolean {
  return lastDay !== null && isSigned && !isGivenUp(contractStatus) && today > lastDay;
}

/** Offered for contractGoodDate, which people set by hand (`decisions.md C24`). */
export function suggestedGoodDate(contract: Rescindable): string | null {
  const lastDay = lastDayToRescind(contract);
  return lastDay && after(lastDay, 1);
}

function after(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
