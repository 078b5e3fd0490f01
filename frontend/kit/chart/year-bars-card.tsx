import { lazy, Suspense, useState, type ReactNode } from 'react';
import { formatMoney } from '../format/money.js';
import { Section } from '../page/section.js';
import type { YearMonth } from './year-bars.js';
import './chart.css';

const YearBars = lazy(async () => ({ default: (await import('./year-bars.js')).YearBars }));

interface YearBarsCardProps {
  readonly title: string;
  readonly year: number;
  readonly months: readonly YearMonth[] | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (month: string) => void;
  /** What else is chosen about it, underneath. */
  readonly choices?: ReactNode;
}

/** This year's months beside last year's, as bars or as the table behind them. */
export function YearBarsCard({ title, year, months, chosen, onChoose, choices }: YearBarsCardProps) {
  const [asTable, setAsTable] = useState(false);
  const swap = (
    <button type="button" className="link-button" onClick={() => setAsTable(!asTable)}>
      {asTable ? 'Show as chart' : 'Show as table'}
    </button>
  );
  return (
    <Section title={title} note={`${year} and ${year - 1}${asTable ? '' : ', thousands'}`} action={swap}>
      <div className="bars">
        {months && (asTable ? <MonthTable year={year} months={months} /> : <Suspense fallback={null}><YearBars months={months} chosen={chosen} onChoose={onChoose} /></Suspense>)}
      </div>
      {choices}
    </Section>
  );
}

function MonthTable({ year, months }: { readonly year: number; readonly months: readonly YearMonth[] }) {
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
            <td>{formatMoney(before)}</td>
            <td>{formatMoney(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
