import { cellContent } from './cell-content.js';
import { isFigure, lookOfLine, type SheetColumn, type SheetLine } from './sheet-column.js';
import './sheet-on-paper.css';

interface SheetOnPaperProps<R extends object> {
  readonly columns: readonly SheetColumn<R>[];
  readonly lines: readonly SheetLine<R>[];
}

/** Figures stand under each other, and neither they nor days are broken in two. */
function lookOf<R extends object>(column: SheetColumn<R>): string | undefined {
  if (isFigure(column)) return 'sheet-figure';
  return column.kind === 'date' || column.kind === 'time' || column.kind === 'phone' ? 'sheet-whole' : undefined;
}

/** All rows, with the names of the columns on each page. */
export function SheetOnPaper<R extends object>({ columns, lines }: SheetOnPaperProps<R>) {
  return (
    <table className="sheet-on-paper">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.field} scope="col" className={lookOf(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index} className={lookOfLine(line)}>
            {columns.map((column) => (
              <td key={column.field} className={lookOf(column)}>
                {cellContent(line, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
