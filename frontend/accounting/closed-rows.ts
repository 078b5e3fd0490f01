import type { ChangeAfterClose, ClosedBooksAnswer } from '../../backend/accounting/closing/closed-books.dto.js';
import type { BookedKind } from '../../events/accounting/booked-kind.rules.js';
import { bookedMonth, isNoSale, type BookedFacts } from '../../events/resale-contracts/booked.rules.js';
import { lessMoney } from '../kit/format/money.js';
import type { BookedRow, SheetRow } from './accounting-book.js';

/** Each amount with the code that it is booked by. */
export const bookedPairs = [['incomeGlCode', 'incomeAmount'], ['cogGlCode', 'cogAmount'], ['toGlCode', 'toCommission']] as const;

/** What a change of a closed month adds to the month in which it was made. */
export interface LateDifference extends ChangeAfterClose {
  readonly salesAgent: string;
  /** Those that differ. */
  readonly amounts: Readonly<Record<string, string>>;
}

/** Closed months and what was changed in them since, of contracts of one kind. */
export interface BooksOfKind extends Pick<ClosedBooksAnswer, 'months' | 'changes'> {
  readonly kind: BookedKind;
}

export interface BooksOfSheet {
  readonly rows: readonly SheetRow[];
  readonly late: readonly LateDifference[];
}

/**
 * Closed months keep their rows, and differences stand where they were made.
 * @param books of the kind of these rows
 * @param lateRows contracts that were changed after a close, in whatever days they stand
 * @param within the days that the sheet shows
 */
export function asInBooks(rows: readonly BookedRow[], lateRows: readonly BookedRow[], { kind, months, changes }: BooksOfKind, within: (day: string | null) => boolean): BooksOfSheet {
  const closed = new Map(months.map(({ month, kinds }) => [month, kinds.includes(kind)]));
  const first = new Map<string, ChangeAfterClose>();
  for (const change of changes) if (!first.has(keyOf(change))) first.set(keyOf(change), change);
  const present = rows.flatMap((row) => asBooked(row, closed.get(bookedMonth(row)), first.get(keyOf({ contractId: row.contractId, month: bookedMonth(row) }))));
  const known = new Map(lateRows.map((row) => [row.contractId, row]));
  const gone = [...first.values()].flatMap((change) => {
    const row = known.get(change.contractId);
    return row && bookedMonth(row) !== change.month && within(change.before.contractDate ?? null) ? asBooked(row, true, change) : [];
  });
  const late = changes.flatMap((change) => {
    const row = known.get(change.contractId);
    return row && within(change.changedOn) ? [{ ...change, salesAgent: textOf(row['salesAgent']), amounts: differenceOf(change) }] : [];
  });
  return { rows: [...present, ...gone], late };
}

/** Nothing where its month was closed without it: it is a difference alone. */
function asBooked(now: BookedRow, closedWith: boolean | undefined, change: ChangeAfterClose | undefined): SheetRow[] {
  if (!change) return [{ ...now, lineKey: String(now.contractId), now, frozen: closedWith ?? false, unbooked: closedWith === false }];
  if (bookedMonth(change.before as BookedFacts) !== change.month) return [];
  return [{ ...now, ...change.before, lineKey: `${now.contractId} ${change.month}`, now, frozen: true }];
}

/** Amounts that a month comes to, as its journal does: who has not bought, or does not any more, is in none, nor what it was closed without. */
export function amountIn(row: Pick<SheetRow, 'contractStatus' | 'unbooked'>, amount: unknown): string | null {
  return row.unbooked || isNoSale(row.contractStatus) ? null : (amount as string | null | undefined) ?? null;
}

function differenceOf({ month, before, after }: ChangeAfterClose): Readonly<Record<string, string>> {
  const amounts = (['purchasePrice', ...bookedPairs.map(([, amount]) => amount)] as const).flatMap((field) => {
    if (!(field in before) && !(field in after)) return [];
    const difference = lessMoney(counted(after, month, field), counted(before, month, field));
    return difference === '0.00' ? [] : [[field, difference] as const];
  });
  return Object.fromEntries(amounts);
}

/** What a change takes from one code and adds to another. */
export function movesOf({ month, before, after }: ChangeAfterClose): readonly { readonly codeField: string; readonly code: string; readonly amount: string }[] {
  return bookedPairs.flatMap(([codeField, field]) => [
    { codeField, code: before[codeField] ?? '', amount: lessMoney('0.00', counted(before, month, field)) },
    { codeField, code: after[codeField] ?? '', amount: counted(after, month, field) },
  ]);
}

function counted(facts: Partial<BookedFacts>, month: string, field: 'purchasePrice' | (typeof bookedPairs)[number][1]): string {
  const within = bookedMonth({ contractDate: facts.contractDate ?? null }) === month && !isNoSale(facts.contractStatus ?? '');
  return (within ? facts[field] : null) ?? '0.00';
}

function keyOf({ contractId, month }: Pick<ChangeAfterClose, 'contractId' | 'month'>): string {
  return `${contractId} ${month}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
