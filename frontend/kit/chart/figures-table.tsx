import type { ReactNode } from 'react';
import './chart.css';

export interface FiguresColumn<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Stands at the right. */
  readonly figure?: boolean;
  /** Of its cells. */
  readonly className?: string;
}

interface FiguresTableProps<Row> {
  readonly columns: readonly FiguresColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly className?: string;
}

/** A plain table: a head for each column, a line for each row. */
export function FiguresTable<Row>({ columns, rows, keyOf, className = '' }: FiguresTableProps<Row>) {
  return (
    <table className={`figures ${className}`.trim()}>
      <thead>
        <tr>
          {columns.map(({ head, figure }) => (
            <th key={head} scope="col" className={figure ? 'figure' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ head, figure, className: ofCell, cell }) => (
              <td key={head} className={figure ? 'figure' : ofCell}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
