import type { ValueKind } from '../../../events/kernel/field.rules.js';
import { dayInWords } from '../../platform/calendar/day.rules.js';
import type { ExportColumn, ExportRow } from '../../platform/exports/exported-rows.js';
import { asInBooks, bookedPairs, type BookedRow, type LateDifference, type SheetAsked, type SheetRow } from './closed-rows.rules.js';
import { inOrder, merged, type Placed } from './in-order.rules.js';

/** What the file says of a line beside its columns: that its month is closed, or that it is a difference. */
export const inBooksColumn: ExportColumn = { field: 'inBooks', label: 'In the books', kind: 'text' };

interface LinesAsked extends Omit<SheetAsked, 'rows'> {
  readonly sort: string;
  readonly kindOf: (field: string) => ValueKind;
}

/**
 * The lines of the sheet as its screen has them: closed months as they were closed, what was changed in them since marked as differences.
 * @param chunks rows that fit as they are, in order
 */
export async function* sheetLines(chunks: AsyncIterable<readonly BookedRow[]>, { lateRows, books, fits, sort, kindOf }: LinesAsked): AsyncGenerator<readonly ExportRow[]> {
  const order = inOrder(sort, kindOf);
  const { rows, late } = asInBooks({ rows: [], lateRows, books, fits });
  const waiting = [...rows.map(asLine), ...late.map(asDifference)].toSorted(order);
  for await (const some of chunks) {
    const lines = asInBooks({ rows: some, lateRows: [], books, fits }).rows.map(asLine);
    yield [...merged(lines, waiting, order)];
  }
  yield waiting;
}

function asLine({ lineKey: _, now: __, frozen, unbooked, ...row }: SheetRow): Placed {
  const month = row.contractDate ? monthOf(row.contractDate) : '';
  return { ...(row as BookedRow), ...(frozen && { inBooks: `Closed ${month}` }), ...(unbooked && { inBooks: `${month} was closed without it` }) };
}

function asDifference({ contractId, month, changedOn, changedBy, reason, salesAgent, amounts, before, after }: LateDifference): Placed {
  const codes = bookedPairs.filter(([code, amount]) => amount in amounts || before[code] !== after[code]).map(([code]) => [code, after[code] ?? '']);
  const why = `${reason && `${reason}, `}${changedBy} ${dayInWords(changedOn)}`;
  return { contractId, contractDate: changedOn, salesAgent, ...amounts, ...Object.fromEntries(codes), isDifference: true, inBooks: `Changed after close of ${monthOf(month)}: ${why}` };
}

/** 10/2026 */
function monthOf(day: string): string {
  return `${day.slice(5, 7)}/${day.slice(0, 4)}`;
}
