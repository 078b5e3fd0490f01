import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { formatCount } from '../../format/money.js';
import { Section } from '../../page/section.js';
import type { StackedMonthsProps, StackPart } from './stacked-months.js';
import '../chart.css';
import './stacked-months.css';

const StackedMonths = lazy(async () => ({ default: (await import('./stacked-months.js')).StackedMonths }));

interface StackedMonthsCardProps extends Omit<StackedMonthsProps, 'parts' | 'before'> {
  /** Undefined until they are known. */
  readonly parts: readonly StackPart[] | undefined;
  readonly before: readonly number[];
  readonly note: string;
  /** Of all months; absent where there is nothing to show behind it. */
  readonly onChoosePart: ((part: number) => void) | undefined;
  /** Why there are no bars, where there are none. */
  readonly instead?: ReactNode;
}

/** Months made of parts beside a legend that counts, or the table behind them. */
export function StackedMonthsCard({ note, parts, onChoosePart, instead, ...drawn }: StackedMonthsCardProps) {
  const [asTable, setAsTable] = useState(false);
  const swap = (
    <button type="button" className="link-button" onClick={() => setAsTable(!asTable)}>
      {asTable ? 'Show as chart' : 'Show as table'}
    </button>
  );
  return (
    <Section title={drawn.title} note={note} action={!instead && swap}>
      {instead}
      {!instead && (
        <div className="bars stack" aria-busy={!parts}>
          {parts && asTable && <StackTable {...drawn} parts={parts} />}
          {parts && !asTable && (
            <Suspense fallback={<div aria-busy />}>
              <StackedMonths {...drawn} parts={parts} />
              <Legend {...drawn} parts={parts} onChoosePart={onChoosePart} />
            </Suspense>
          )}
        </div>
      )}
    </Section>
  );
}

interface LegendProps extends Pick<StackedMonthsCardProps, 'before' | 'year' | 'onChoosePart'> {
  readonly parts: readonly StackPart[];
}

/** In the order of the bars, from above. */
function Legend({ parts, before, year, onChoosePart }: LegendProps) {
  return (
    <ul className="plain-list stack-legend">
      <li>
        <span className="stack-line">
          <span className="stack-mark" />
          <span>{year - 1}</span>
          <b>{formatCount(sumOf(before))}</b>
        </span>
      </li>
      {parts.map(({ key, name, color, counts }, part) => ({ key, part, line: <Line name={name} color={color} count={sumOf(counts)} onChoose={onChoosePart && (() => onChoosePart(part))} /> })).toReversed().map(({ key, line }) => (
        <li key={key}>{line}</li>
      ))}
    </ul>
  );
}

function Line({ name, color, count, onChoose }: { readonly name: string; readonly color: string; readonly count: number; readonly onChoose: (() => void) | undefined }) {
  const words = (
    <>
      <span className="stack-dot" style={{ background: color }} />
      <span className="stack-name" title={name}>
        {name}
      </span>
      <b>{formatCount(count)}</b>
    </>
  );
  if (!onChoose || count === 0) return <span className="stack-line">{words}</span>;
  return (
    <button type="button" className="stack-line" onClick={onChoose}>
      {words}
    </button>
  );
}

function StackTable({ months, parts, before, year }: Pick<StackedMonthsCardProps, 'months' | 'before' | 'year'> & { readonly parts: readonly StackPart[] }) {
  return (
    <div className="figures-scroll">
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">Month</th>
            {parts.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{year}</th>
            <th scope="col">{year - 1}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((name, month) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {parts.map(({ key, counts }) => (
                <td key={key}>{formatCount(counts[month]!)}</td>
              ))}
              <td>{formatCount(sumOf(parts.map(({ counts }) => counts[month]!)))}</td>
              <td>{formatCount(before[month]!)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
