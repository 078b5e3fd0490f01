import { isNoSale } from '../../events/resale-contracts/booked.rules.js';
import { sumMoney } from '../kit/format/money.js';
import { amountIn, bookedPairs, type BooksOfSheet, movesOf, type SheetRow } from '../../backend/accounting/sheet/closed-rows.rules.js';

/** What stands on one code. */
export interface GlSum {
  readonly key: string;
  readonly glCode: string;
  readonly codeField: string;
  readonly sum: string;
}

/** What the sheet comes to by code: closed months as they were closed, their differences with them. */
export function glSums({ rows, late }: BooksOfSheet, fields: ReadonlySet<string>): readonly GlSum[] {
  const amounts = new Map<string, string[]>();
  const add = (codeField: string, code: string, amount: string | null) => {
    if (amount === null) return;
    const key = `${codeField} ${code.trim()}`;
    const known = amounts.get(key);
    if (known) known.push(amount);
    else amounts.set(key, [amount]);
  };
  const seen = bookedPairs.filter(([codeField, amount]) => fields.has(codeField) && fields.has(amount));
  for (const row of rows) for (const [codeField, amount] of seen) add(codeField, textOf(row, codeField), amountIn(row, row[amount]));
  for (const change of late) for (const { codeField, code, amount } of movesOf(change)) if (seen.some(([field]) => field === codeField)) add(codeField, code, amount);
  const order = bookedPairs.map(([codeField]) => codeField as string);
  const sums = [...amounts].map(([key, all]) => ({ key, codeField: key.slice(0, key.indexOf(' ')), glCode: key.slice(key.indexOf(' ') + 1), sum: sumMoney(all) }));
  return sums.filter(({ sum }) => sum !== '0.00').toSorted((one, other) => order.indexOf(one.codeField) - order.indexOf(other.codeField) || (one.glCode < other.glCode ? -1 : 1));
}

/** The price of everything on the sheet, in the same way. */
export function priceOf({ rows, late }: BooksOfSheet): string {
  return sumMoney([...rows.map((row) => amountIn(row, row.purchasePrice)), ...late.map(({ amounts }) => amounts['purchasePrice'])]);
}

export interface SoldCounts {
  readonly sold: number;
  /** Sold when their month was closed, and not any more: their lines stand there still. */
  readonly noLonger: number;
  /** Lines of those that are sold, beyond one each: what left a closed month is on two. */
  readonly twice: number;
}

/** Contracts whose lines are in the sums, each counted once. */
export function soldIn({ rows }: Pick<BooksOfSheet, 'rows'>): SoldCounts {
  const counted = rows.filter(({ contractStatus, unbooked }) => !unbooked && !isNoSale(contractStatus));
  const still = counted.filter(({ now }) => !isNoSale(now.contractStatus));
  const sold = contractsOf(still);
  return { sold, noLonger: contractsOf(counted) - sold, twice: still.length - sold };
}

function contractsOf(rows: readonly SheetRow[]): number {
  return new Set(rows.map(({ contractId }) => contractId)).size;
}

function textOf(row: SheetRow, field: string): string {
  const value = row[field];
  return typeof value === 'string' ? value : '';
}
