import type { ReactNode } from 'react';
import { Ask } from '../popover/ask.js';
import './chart.css';
import './figures-in-room.css';

export interface FiguresColumn<Row> {
  readonly head: string;
  /** What the head means, where its word alone does not say it. */
  readonly means?: string;
  readonly cell: (row: Row) => ReactNode;
  /** Stands at the right. */
  readonly figure?: boolean;
  /** In the last line, where a column has one. */
  readonly total?: ReactNode;
  /** Of its cells and its head. */
  readonly className?: string;
}

interface FiguresTableProps<Row> {
  readonly columns: readonly FiguresColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly className?: string;
}

/** A plain table: a head for each column, a line for each row, and a last one where columns have totals. */
export function FiguresTable<Row>({ columns, rows, keyOf, className = '' }: FiguresTableProps<Row>) {
  const named = wordsOfTotal(columns);
  return (
    <table className={`figures ${className}`.trim()}>
      <thead>
        <tr>
          {columns.map(({ head, means, figure, className: ofCell }) => (
            <th key={head} scope="col" className={classOf({ figure, className: ofCell })}>
              {means ? (
                <Ask label={head} words={<p>{means}</p>}>
                  {head}
                </Ask>
              ) : (
                head
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ head, figure, className: ofCell, cell }) => (
              <td key={head} className={classOf({ figure, className: ofCell })}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {columns.some(({ total }) => total !== undefined) && (
        <tfoot>
          <tr>
            <td colSpan={named}>{columns[0]!.total}</td>
            {columns.slice(named).map(({ head, figure, className: ofCell, total }) => (
              <td key={head} className={classOf({ figure, className: ofCell })}>
                {total}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function classOf({ figure, className }: { readonly figure: boolean | undefined; readonly className: string | undefined }): string | undefined {
  return [figure && 'figure', className].filter(Boolean).join(' ') || undefined;
}

/** Columns that a narrow room leaves out (`figures-in-room.css`). */
const SPARE = 'figures-spare';

/** What the totals are called reaches to the first of them, so that its length widens no column; and over none that is left out in a narrow room. */
function wordsOfTotal(columns: readonly Pick<FiguresColumn<never>, 'total' | 'className'>[]): number {
  const first = columns.findIndex(({ total, className }, place) => place > 0 && (total !== undefined || className === SPARE));
  return first === -1 ? columns.length : first;
}
