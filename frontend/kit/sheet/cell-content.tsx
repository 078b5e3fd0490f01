import { formatValue } from '../format/value.js';
import { StatusDot } from '../status/status.js';
import { valueIn, type SheetColumn, type SheetLine } from './sheet-column.js';

/** What a cell shows, on the screen and on paper. */
export function cellContent<R extends object>(line: SheetLine<R>, column: SheetColumn<R>) {
  const shown = 'row' in line ? column.show?.(line.row) : line.summary.show?.[column.field];
  if (shown !== undefined) return shown;
  const value = valueIn(line, column);
  if (column.kind === 'status' && value) return <StatusDot status={String(value as string)} />;
  // The number of a record is a name: no commas in it.
  if (column.reference) return value ? String(value as number) : '';
  return formatValue(value, column.kind);
}
