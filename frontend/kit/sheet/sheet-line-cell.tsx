import type { CSSProperties } from 'react';
import { CellEditor } from './cell-editor.js';
import { cellContent } from './cell-content.js';
import { SheetCell } from './sheet-cell.js';
import { isFigure, lookOfLine, type SheetColumn, type SheetLine } from './sheet-column.js';
import type { CellEditing } from './use-cell-editing.js';
import { FROZEN } from './use-sheet-layout.js';

interface SheetLineCellProps<R extends object> {
  readonly id: string;
  /** Absent for a moment, when rows became fewer. */
  readonly line: SheetLine<R> | undefined;
  readonly column: SheetColumn<R> | undefined;
  readonly col: number;
  readonly marked: boolean;
  readonly glowing: ReadonlySet<string> | undefined;
  readonly rowKey: (row: R) => string;
  readonly editing: CellEditing<R> | undefined;
  // Given by the table.
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** A cell of a row, or of what sums rows up. */
export function SheetLineCell<R extends object>({ id, line, column, col, marked, glowing, rowKey, editing, className, style }: SheetLineCellProps<R>) {
  if (!line || !column) return <div className={className} style={style} aria-hidden />;
  const glows = 'row' in line && glowing?.has(rowKey(line.row));
  const locked = 'row' in line ? column.locked?.(line.row) : undefined;
  const written = 'row' in line && editing?.cell?.field === column.field && editing.cell.key === rowKey(line.row) ? editing.cell : undefined;
  const classes = [className, written && 'sheet-cell-open', column.edit && 'row' in line && column.edit(line.row) !== undefined && 'sheet-cell-writable', lookOfLine(line), glows && 'glow'].filter(Boolean).join(' ');
  return (
    <SheetCell id={id} frozen={col < FROZEN} colIndex={col + 1} figure={isFigure(column)} marked={marked} locked={locked} className={classes} {...(style && { style })}>
      {written && editing ? <CellEditor cell={written} label={column.label} figure={isFigure(column)} suggests={column.suggests} onType={editing.type} onLeave={editing.leave} /> : cellContent(line, column)}
    </SheetCell>
  );
}
