import { lazy, Suspense, useState, type ReactNode } from 'react';
import { formatMoney } from '../../format/money.js';
import { Section } from '../../page/section.js';
import type { YearMonth } from './year-bars.js';
import '../chart.css';
import './bars-legend.css';

const YearBars = lazy(async () => ({ default: (await import('./year-bars.js')).YearBars }));
const YearCurves = lazy(async () => ({ default: (await import('../year-curves.js')).YearCurves }));

interface YearBarsCardProps {
  readonly title: string;
  readonly year: number;
  readonly months: readonly YearMonth[] | undefined;
  readonly chosen: string | undefined;
  /** Absent for readers who may not see what is behind a bar. */
  readonly onChoose?: ((month: string) => void) | undefined;
  /** Why there are no bars, where there are none. */
  readonly instead?: ReactNode;
  /** What else is chosen about it, underneath. */
  readonly choices?: ReactNode;
  /** Of figures too small for thousands: how the table says them. */
  readonly plain?: (figure: string) => string;
  /** Drawn as two lines: this year's ends with its last known month. */
  readonly asCurves?: { readonly known: number; readonly note: string };
}

/** This year's months beside last year's, as bars or as the table behind them. */
export function YearBarsCard({ title, year, months, chosen, onChoose, choices, plain, instead, asCurves }: YearBarsCardProps) {
  const [asTable, setAsTable] = useState(false);
  const format = plain ?? formatMoney;
  const drawn = { title, year, chosen, onChoose, format };
  const swap = (
    <button type="button" className="link-button" onClick={() => setAsTable(!asTable)}>
      {asTable ? 'Show as chart' : 'Show as table'}
    </button>
  );
  return (
    <Section title={title} note={asTable ? `${year} and ${year - 1}` : (asCurves?.note ?? <Legend year={year} />)} action={swap}>
      <div className="bars" aria-busy={!instead && !months}>
        {instead}
        {!instead && months && (asTable ? <MonthTable year={year} months={months} format={format} /> : <Suspense fallback={<div aria-busy />}>{asCurves ? <YearCurves {...drawn} months={months} known={asCurves.known} /> : <YearBars {...drawn} months={months} plain={plain !== undefined} />}</Suspense>)}
      </div>
      {choices}
    </Section>
  );
}

/** Which bar is whose. */
function Legend({ year }: { readonly year: number }) {
  return (
    <span className="bars-legend">
      <span className="bars-now">{year}</span>
      <span className="bars-before">{year - 1}</span>
    </span>
  );
}

function MonthTable({ year, months, format }: { readonly year: number; readonly months: readonly YearMonth[]; readonly format: (figure: string) => string }) {
  return (
    <table className="figures">
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">{year - 1}</th>
          <th scope="col">{year}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ name, before, amount }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{format(before)}</td>
            <td>{format(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
