import type { BooksOfSheet, SheetRow } from '../../backend/accounting/sheet/closed-rows.rules.js';
import { isNoSale } from '../../events/resale-contracts/booked.rules.js';
import { countOf, formatCount, formatMoney, sumMoney } from '../kit/format/money.js';
import { soldIn } from './gl-sums.js';

interface Noun {
  readonly one: string;
  readonly many: string;
}

const ROWS = { one: 'row', many: 'rows' };
const CORRECTIONS = { one: 'correction', many: 'corrections' };

/** What the sums of a sheet are made of, and what stands on it without being in any: for who adds the rows up by hand. @param seen the fields that the reader sees: of others nothing is said */
export function sumWords(books: BooksOfSheet, noun: Noun, seen: ReadonlySet<string>): string {
  const { rows, late } = books;
  const out = outWords(rows);
  const sums = [...soldWords(books, noun), ...(late.length > 0 ? [lateWords(late, seen.has('purchasePrice'))] : [])];
  return [`In the sums: ${sums.join('; ')}.`, out && `Not counted: ${out}.`].filter(Boolean).join(' ');
}

/** "12 contracts sold, 1 no longer". */
export function soldCountWords(books: BooksOfSheet, noun: Noun): string {
  const { sold, noLonger } = soldIn(books);
  return `${countOf(sold, noun)} sold${noLonger > 0 ? `, ${formatCount(noLonger)} no longer` : ''}`;
}

/** A contract that left a closed month stands there still, and where it is now: one contract on two lines. */
function soldWords(books: BooksOfSheet, noun: Noun): readonly string[] {
  const { sold, noLonger, twice } = soldIn(books);
  const which = sold === 1 ? '' : `${formatCount(twice)} of them `;
  const lines = twice > 0 ? `, ${which}on two lines: ${twice === 1 ? 'it' : 'they'} left a closed month` : '';
  const where = noLonger === 1 ? 'the line of its closed month' : 'the lines of their closed months';
  return [`${countOf(sold, noun)} sold${lines}`, ...(noLonger > 0 ? [`${formatCount(noLonger)} no longer sold, on ${where}`] : [])];
}

/** Where the sheet does not hold all: its sums are of contracts as they are, whether or not they were sold. */
export function cappedSumWords(count: number, noun: Noun): string {
  return `In the sums: all ${countOf(count, noun)} that fit as they are now, also drafts and those given up. Choose fewer to see them as the closed months have them.`;
}

/** What lies on the sheet: a contract that left a closed month has two rows, and corrections stand among them. */
export function rowWords({ rows, late }: BooksOfSheet, noun: Noun): string {
  const of = `${countOf(rows.length, ROWS)} of ${noun.many}`;
  return late.length === 0 ? of : `${of}, ${countOf(late.length, CORRECTIONS)}`;
}

/** What a month says beside its count; nothing where all of its rows are in its sums and nothing else is. */
export function monthSumWords({ rows, late }: BooksOfSheet): readonly string[] {
  // Whole months that were closed without their rows say so already.
  const out = rows.filter((row) => !row.unbooked && outOfSums(row)).length;
  return [...(out > 0 ? [`${formatCount(out)} not counted`] : []), ...(late.length > 0 ? [countOf(late.length, CORRECTIONS)] : [])];
}

function outOfSums({ contractStatus, unbooked }: SheetRow): string {
  if (unbooked) return 'whose month was closed without them';
  return isNoSale(contractStatus) ? contractStatus.trim().toLowerCase() || 'without a status' : '';
}

/** "2 rescinded, 1 draft". */
function outWords(rows: readonly SheetRow[]): string {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const why = outOfSums(row);
    if (why) counts.set(why, (counts.get(why) ?? 0) + 1);
  }
  return [...counts].toSorted(([one, many], [other, more]) => more - many || one.localeCompare(other)).map(([why, count]) => `${formatCount(count)} ${why}`).join(', ');
}

function lateWords(late: BooksOfSheet['late'], withPrice: boolean): string {
  const of = countOf(late.length, { one: 'correction of another month', many: 'corrections of other months' });
  if (!withPrice) return of;
  const price = sumMoney(late.map(({ amounts }) => amounts['purchasePrice']));
  return price === '0.00' ? `${of}, which leave${late.length === 1 ? 's' : ''} the purchase price as it is` : `${of}, purchase price ${formatMoney(price)}`;
}
