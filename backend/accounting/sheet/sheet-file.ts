import { Decimal } from 'decimal.js';
import type { ValueKind } from '../../../events/kernel/field.rules.js';
import { dayInWords, monthInWords } from '../../platform/calendar/day.rules.js';
import type { ExportColumn, ExportRow } from '../../platform/exports/exported-rows.js';
import { amountIn, asInBooks, bookedPairs, type BookedRow, type LateDifference, type SheetAsked, type SheetRow } from './closed-rows.rules.js';
import { inOrder, merged, type Placed } from './in-order.rules.js';

/** What the file says of a line beside its columns: that its month is closed, or that it is a difference. */
export const inBooksColumn: ExportColumn = { field: 'inBooks', label: 'In the books', kind: 'text' };

interface LinesAsked extends Omit<SheetAsked, 'rows'> {
  readonly sort: string;
  readonly kindOf: (field: string) => ValueKind;
  /** A last line says what is booked: lines that are in no sum stand in the file too, so no sheet may add them up. */
  readonly withTotal: boolean;
}

const SUMMED = ['purchasePrice', ...bookedPairs.map(([, amount]) => amount)] as const;

/**
 * The lines of the sheet as its screen has them: closed months as they were closed, what was changed in them since marked as differences.
 * @param chunks rows that fit as they are, in order
 */
export async function* sheetLines(chunks: AsyncIterable<readonly BookedRow[]>, { lateRows, books, fits, sort, kindOf, withTotal }: LinesAsked): AsyncGenerator<readonly ExportRow[]> {
  const order = inOrder(sort, kindOf);
  const { rows, late } = asInBooks({ rows: [], lateRows, books, fits });
  const waiting = [...rows.map(asLine), ...late.map(asDifference)].toSorted(order);
  const sums = new Map<string, Decimal>();
  add(sums, rows);
  for (const { amounts } of late) addAmounts(sums, (field) => amounts[field]);
  for await (const some of chunks) {
    const { rows: own } = asInBooks({ rows: some, lateRows: [], books, fits });
    add(sums, own);
    yield [...merged(own.map(asLine), waiting, order)];
  }
  yield waiting;
  if (withTotal) yield [{ ...Object.fromEntries([...sums].map(([field, sum]) => [field, sum.toFixed(2)])), inBooks: 'Total of what is booked' }];
}

function add(sums: Map<string, Decimal>, rows: readonly SheetRow[]): void {
  for (const row of rows) addAmounts(sums, (field) => amountIn(row, row[field]));
}

function addAmounts(sums: Map<string, Decimal>, amountOf: (field: string) => unknown): void {
  for (const field of SUMMED) {
    const amount = amountOf(field);
    if (typeof amount === 'string') sums.set(field, (sums.get(field) ?? new Decimal(0)).plus(amount));
  }
}

function asLine({ lineKey: _, now: __, left: ___, frozen, unbooked, ...row }: SheetRow): Placed {
  const month = row.contractDate ? monthInWords(row.contractDate) : '';
  return { ...(row as BookedRow), ...(frozen && { inBooks: `Closed ${month}` }), ...(unbooked && { inBooks: `${month} was closed without it` }) };
}

function asDifference({ contractId, month, changedOn, changedBy, reason, salesAgent, amounts, before, after }: LateDifference): Placed {
  const codes = bookedPairs.filter(([code, amount]) => amount in amounts || before[code] !== after[code]).map(([code]) => [code, after[code] ?? '']);
  const why = `${reason && `${reason}, `}${changedBy} ${dayInWords(changedOn)}`;
  return { contractId, contractDate: changedOn, salesAgent, ...amounts, ...Object.fromEntries(codes), isDifference: true, inBooks: `Changed after close of ${monthInWords(month)}: ${why}` };
}
