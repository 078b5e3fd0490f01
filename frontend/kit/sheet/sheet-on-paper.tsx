import { cellContent } from './cell-content.js';
import { isFigure, type SheetColumn, type SheetLine } from './sheet-column.js';
import './sheet-on-paper.css';

interface SheetOnPaperProps<R extends object> {
  readonly columns: readonly SheetColumn<R>[];
  readonly lines: readonly SheetLine<R>[];
}

/** All rows, with the names of the columns on each page. */
export function SheetOnPaper<R extends object>({ columns, lines }: SheetOnPaperProps<R>) {
  return (
    <table className="sheet-on-paper">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.field} scope="col" className={isFigure(column) ? 'sheet-figure' : undefined}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index} className={'summary' in line ? 'sheet-summary' : undefined}>
            {columns.map((column) => (
              <td key={column.field} className={isFigure(column) ? 'sheet-figure' : undefined}>
                {cellContent(line, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
