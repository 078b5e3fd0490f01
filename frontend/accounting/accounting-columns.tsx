import { Link } from 'react-router-dom';
import { monthWords } from '../../events/kernel/month-words.rules.js';
import { bookedMonth } from '../../events/resale-contracts/booked.rules.js';
import { columnsOf, type May } from '../kit/list/columns-of.js';
import type { Column } from '../kit/list/list-definition.js';
import { sheetColumns, type SheetColumn } from '../kit/sheet/sheet-column.js';
import type { AccountingBook } from './accounting-book.js';
import type { BookedRow, SheetRow } from '../../backend/accounting/sheet/closed-rows.rules.js';

/** The columns that this reader sees. */
export function listColumnsOf({ columns, page, opens }: AccountingBook, may: May): readonly Column<BookedRow>[] {
  const render = ({ contractId }: BookedRow) => (may(opens) ? <Link to={page(contractId)}>{contractId}</Link> : contractId);
  return columnsOf<BookedRow>(columns, { contractId: { render } }, may);
}

/** The same for the sheet: codes and amounts can be written by who may. */
export function writableColumns(columns: readonly Column<BookedRow>[], { written }: AccountingBook, mayWrite: boolean, rows: readonly BookedRow[] = []): readonly SheetColumn<SheetRow>[] {
  // A closed month shows what it was closed with: what is written is the contract as it is.
  return sheetColumns<SheetRow>(columns).map((column) => (mayWrite && written.includes(column.field) ? { ...column, edit: ({ now, left }) => (left ? undefined : textOf(now[column.field])), locked, seen: ({ now }) => now[column.field], ...(column.field.endsWith('GlCode') && { suggests: codesIn(rows, column.field) }) } : column));
}

/** Who typed here would change the contract, and see nothing of it. */
function locked(row: SheetRow): string | undefined {
  return row.left ? `${monthWords(bookedMonth(row))} is closed and keeps this line, but the contract is no longer sold in it. Change the contract itself.` : undefined;
}

/** Codes that are written in this column already. */
function codesIn(rows: readonly BookedRow[], field: string): readonly string[] {
  return [...new Set(rows.map((row) => textOf(row[field]).trim()))].filter(Boolean).toSorted();
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value as string);
}
