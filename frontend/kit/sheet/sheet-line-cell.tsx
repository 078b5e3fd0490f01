import type { CSSProperties } from 'react';
import { cellContent } from './cell-content.js';
import { SheetCell } from './sheet-cell.js';
import { isFigure, type SheetColumn, type SheetLine } from './sheet-column.js';
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
  // Given by the table.
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** A cell of a row, or of what sums rows up. */
export function SheetLineCell<R extends object>({ id, line, column, col, marked, glowing, rowKey, className, style }: SheetLineCellProps<R>) {
  if (!line || !column) return <div className={className} style={style} aria-hidden />;
  const glows = 'row' in line && glowing?.has(rowKey(line.row));
  const classes = [className, 'summary' in line && 'sheet-summary', glows && 'glow'].filter(Boolean).join(' ');
  return (
    <SheetCell id={id} frozen={col < FROZEN} colIndex={col + 1} figure={isFigure(column)} marked={marked} className={classes} {...(style && { style })}>
      {cellContent(line, column)}
    </SheetCell>
  );
}
