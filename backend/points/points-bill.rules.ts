/** A member's account of one use year, as people read a bill (`decisions.md F20`). */
export interface PointsBill {
  readonly useYear: number;
  /** Nothing can be bought of a year before its account is open. */
  readonly opened: boolean;
  readonly allotment: number;
  /** Paid, also what was refunded afterwards. */
  readonly bought: number;
  /** As many purchases make that sum. */
  readonly purchasesBought: number;
  readonly refunded: number;
  readonly held: number;
  readonly available: number;
}

interface Account {
  readonly opened: boolean;
  readonly yearlyMaximum: number;
  readonly purchases: ReadonlyMap<number, { readonly points: number; readonly status: string }>;
}

/** What is being refunded counts as bought until the money has gone back. */
const BOUGHT: ReadonlySet<string> = new Set(['paid', 'refunding', 'refunded']);

/** allotment - bought + refunded - held = available */
export function pointsBill(useYear: number, { opened, yearlyMaximum: allotment, purchases }: Account): PointsBill {
  const all = [...purchases.values()];
  const sumOf = (counts: (status: string) => boolean) => all.filter(({ status }) => counts(status)).reduce((sum, { points }) => sum + points, 0);
  const bought = sumOf((status) => BOUGHT.has(status));
  const purchasesBought = all.filter(({ status }) => BOUGHT.has(status)).length;
  const refunded = sumOf((status) => status === 'refunded');
  const held = sumOf((status) => status === 'held');
  return { useYear, opened, allotment, bought, purchasesBought, refunded, held, available: allotment - bought + refunded - held };
}
