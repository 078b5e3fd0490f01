/** Days in which a buyer may rescind, counted from the day after signing, by the buyer's state: Fla. Stat. 721.10(1), NRS 119A.410, HRS 514E-8. Of other states the rule has to be confirmed. */
const rescissionDays: Readonly<Record<string, number>> = { FL: 10, NV: 5, HI: 7 };

const DAY_MS = 86_400_000;

/** The buyer may rescind until the end of this day; null where the rule of the state is not known, or something is not said yet. */
export function lastDayToRescind(contractDate: string | null | undefined, buyerState: string | undefined): string | null {
  const days = rescissionDays[(buyerState ?? '').trim().toUpperCase()];
  return contractDate && days !== undefined ? after(contractDate, days) : null;
}

/** Offered for contractGoodDate, which people set by hand (`decisions.md C24`). */
export function suggestedGoodDate(contractDate: string | null | undefined, buyerState: string | undefined): string | null {
  const lastDay = lastDayToRescind(contractDate, buyerState);
  return lastDay && after(lastDay, 1);
}

function after(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
