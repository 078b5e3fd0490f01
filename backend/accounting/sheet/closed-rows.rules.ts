import { Decimal } from 'decimal.js';
import type { BookedKind } from '../../../events/accounting/booked-kind.rules.js';
import { bookedMonth, isNoSale, type BookedFacts } from '../../../events/resale-contracts/booked.rules.js';

/** A contract as the accounting lists show one; what the reader may not see is not in it. */
export interface BookedRow {
  readonly contractId: number;
  readonly contractStatus: string;
  readonly contractDate: string | null;
  readonly purchasePrice: string | null;
  readonly [field: string]: unknown;
}

/** A row as its month has it: as it was when that was closed, or as it is. */
export interface SheetRow extends BookedRow {
  /** A contract that has left a closed month stands there still, and where it is now. */
  readonly lineKey: string;
  /** The contract as it is: what is written goes by this. */
  readonly now: BookedRow;
  readonly frozen: boolean;
  /** Its closed month keeps it, though the contract is no longer sold in that month: nothing written into the contract would show here. */
  readonly left?: boolean;
  /** Its month was closed before its kind was booked: it is in no sum. */
  readonly unbooked?: boolean;
}

/** A month whose rows and sums stay as they were when it was closed. */
export interface ClosedMonth {
  /** YYYY-MM */
  readonly month: string;
  readonly closing: number;
  readonly booked: number;
  /** Which contracts are in it. */
  readonly kinds: readonly BookedKind[];
  /** When it was closed, ISO UTC. */
  readonly changedAt: string;
}

/** What was changed in a contract after its month was closed: a difference on the day of the change. */
export interface ChangeAfterClose {
  readonly key: string;
  readonly kind: BookedKind;
  readonly contractId: number;
  /** The closed month, YYYY-MM. */
  readonly month: string;
  /** YYYY-MM-DD */
  readonly changedOn: string;
  readonly changedBy: string;
  readonly reason: string;
  /** What the reader may not see is not in these. */
  readonly before: Partial<BookedFacts>;
  readonly after: Partial<BookedFacts>;
}

/** Each amount with the code that it is booked by. */
export const bookedPairs = [['incomeGlCode', 'incomeAmount'], ['cogGlCode', 'cogAmount'], ['toGlCode', 'toCommission']] as const;

/** What a change of a closed month adds to the month in which it was made. */
export interface LateDifference extends ChangeAfterClose {
  readonly salesAgent: string;
  /** Those that differ. */
  readonly amounts: Readonly<Record<string, string>>;
}

/** Closed months and what was changed in them since, of contracts of one kind. */
export interface BooksOfKind {
  readonly kind: BookedKind;
  readonly months: readonly ClosedMonth[];
  /** Those of each contract in the order in which they were made. */
  readonly changes: readonly ChangeAfterClose[];
}

export interface BooksOfSheet {
  readonly rows: readonly SheetRow[];
  readonly late: readonly LateDifference[];
}

/** What a sheet is made of. */
export interface SheetAsked {
  /** Those that fit as they are. */
  readonly rows: readonly BookedRow[];
  /** Contracts that were changed after a close, whether or not they fit. */
  readonly lateRows: readonly BookedRow[];
  readonly books: BooksOfKind;
  /** Whether a line is asked for: one of a closed month goes by what it was closed with. */
  readonly fits: (line: BookedRow) => boolean;
}

/** Closed months keep their rows, and differences stand where they were made. */
export function asInBooks({ rows, lateRows, books, fits }: SheetAsked): BooksOfSheet {
  const { months, changes, kind } = books;
  const closed = new Map(months.map(({ month, kinds }) => [month, kinds.includes(kind)]));
  const first = new Map<string, ChangeAfterClose>();
  for (const change of changes) if (!first.has(keyOf(change))) first.set(keyOf(change), change);
  const known = new Map(lateRows.map((row) => [row.contractId, row]));
  const late = new Set(changes.map(({ contractId }) => contractId));
  const line = (row: BookedRow) => asBooked(row, closed.get(bookedMonth(row)), first.get(keyOf({ contractId: row.contractId, month: bookedMonth(row) })));
  const gone = [...first.values()].flatMap((change) => {
    const row = known.get(change.contractId);
    return row && bookedMonth(row) !== change.month ? asBooked(row, true, change) : [];
  });
  const differences = changes.flatMap((change): LateDifference[] => {
    const row = known.get(change.contractId);
    return row && fits({ ...row, ...change.after, contractDate: change.changedOn }) ? [{ ...change, salesAgent: textOf(row['salesAgent']), amounts: differenceOf(change) }] : [];
  });
  return { rows: [...rows.filter(({ contractId }) => !late.has(contractId)).flatMap(line), ...[...lateRows.flatMap(line), ...gone].filter(fits)], late: differences };
}

/** Nothing where its month was closed without it: it is a difference alone. */
function asBooked(now: BookedRow, closedWith: boolean | undefined, change: ChangeAfterClose | undefined): SheetRow[] {
  if (!change) return [{ ...now, lineKey: String(now.contractId), now, frozen: closedWith ?? false, unbooked: closedWith === false }];
  if (bookedMonth(change.before as BookedFacts) !== change.month) return [];
  const left = bookedMonth(now) !== change.month || isNoSale(now.contractStatus);
  return [{ ...now, ...change.before, lineKey: `${now.contractId} ${change.month}`, now, frozen: true, left }];
}

/** Amounts that a month comes to, as its journal does: who has not bought, or does not any more, is in none, nor what it was closed without. */
export function amountIn(row: Pick<SheetRow, 'contractStatus' | 'unbooked'>, amount: unknown): string | null {
  return row.unbooked || isNoSale(row.contractStatus) ? null : (amount as string | null | undefined) ?? null;
}

function differenceOf({ month, before, after }: ChangeAfterClose): Readonly<Record<string, string>> {
  const amounts = (['purchasePrice', ...bookedPairs.map(([, amount]) => amount)] as const).flatMap((field) => {
    if (!(field in before) && !(field in after)) return [];
    const difference = new Decimal(counted(after, month, field)).minus(counted(before, month, field)).toFixed(2);
    return difference === '0.00' ? [] : [[field, difference] as const];
  });
  return Object.fromEntries(amounts);
}

/** What a change takes from one code and adds to another. */
export function movesOf({ month, before, after }: ChangeAfterClose): readonly { readonly codeField: string; readonly code: string; readonly amount: string }[] {
  return bookedPairs.flatMap(([codeField, field]) => [
    { codeField, code: before[codeField] ?? '', amount: new Decimal(0).minus(counted(before, month, field)).toFixed(2) },
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
