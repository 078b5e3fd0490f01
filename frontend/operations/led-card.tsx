import { Fragment, type ReactNode } from 'react';
import type { ParkedRow } from '../../projections/engine/parking/parking.js';
import { formatCount } from '../kit/format/money.js';
import { Section } from '../kit/page/section.js';
import { FoldedRows, useFolding } from './folded-rows.js';
import { ParkedEvents } from './parked-events.js';

/** What one process leads and goes through the log, and what it had to leave behind. */
interface Led {
  readonly name: string;
  readonly parkedCount: number;
  readonly parked: readonly ParkedRow[];
}

export interface LedColumn<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand to the right. */
  readonly figure?: boolean;
  readonly isTrouble?: (row: Row) => boolean;
}

interface LedCardProps<Row> {
  readonly title: string;
  /** What one is called. */
  readonly one: string;
  readonly rows: readonly Row[] | undefined;
  readonly columns: readonly LedColumn<Row>[];
  readonly isWell: (row: Row) => boolean;
  /** Of `/api/Operations`. */
  readonly route: string;
  readonly mayBeSkipped?: boolean;
  /** Below the row, beside its parked events. */
  readonly below?: (row: Row, url: string, columns: number) => ReactNode;
  readonly refresh: () => void;
}

/** Trouble first, each with what waits to be looked at. */
export function LedCard<Row extends Led>({ title, one, rows, columns, isWell, route, mayBeSkipped, below, refresh }: LedCardProps<Row>) {
  const folding = useFolding(rows, isWell);
  const width = columns.length + 1;
  return (
    <Section title={title} note={rows && formatCount(rows.length)}>
      <div className="figures-scroll">
        <table className="figures operations-table">
          <thead className={folding.shown.length > 0 ? undefined : 'visually-hidden'}>
            <tr>
              <th scope="col">{one}</th>
              {columns.map(({ head, figure }) => (
                <th key={head} scope="col" className={figure ? 'figure' : undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {folding.shown.map((row) => {
              const url = `/api/Operations/${route}/${row.name}`;
              return (
                <Fragment key={row.name}>
                  <LedRow row={row} columns={columns} />
                  {row.parked.length > 0 && <ParkedEvents url={url} columns={width} events={row.parked} total={row.parkedCount} mayBeSkipped={mayBeSkipped} onDone={refresh} />}
                  {below?.(row, url, width)}
                </Fragment>
              );
            })}
            <FoldedRows folding={folding} columns={width} />
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function LedRow<Row extends Led>({ row, columns }: { readonly row: Row; readonly columns: readonly LedColumn<Row>[] }) {
  return (
    <tr>
      <th scope="row">{row.name}</th>
      {columns.map(({ head, cell, figure, isTrouble }) => (
        <td key={head} className={[figure && 'figure', isTrouble?.(row) && 'down'].filter(Boolean).join(' ') || undefined}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}
