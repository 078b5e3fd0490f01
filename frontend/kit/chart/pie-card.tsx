import { lazy, Suspense, type ReactNode } from 'react';
import { formatCount } from '../format/money.js';
import { MovingFigure } from '../moving-figure.js';
import { Section } from '../page/section.js';
import type { Slice } from './pie.js';
import './chart.css';

/** Victory is fetched with the first chart that somebody looks at. */
const Pie = lazy(async () => ({ default: (await import('./pie.js')).Pie }));

interface PieCardProps {
  readonly title: string;
  /** What is counted: "contracts". */
  readonly noun: string;
  readonly slices: readonly Slice[] | undefined;
  readonly chosen: string | undefined;
  /** Across, in pixels, where it is smaller than usual. */
  readonly size?: number;
  /** Absent for readers who may not see what is behind a slice. */
  readonly onChoose?: ((name: string) => void) | undefined;
}

/** A pie whose legend counts; a slice or its line is chosen to see what is behind it. */
export function PieCard({ title, noun, slices, chosen, size, onChoose }: PieCardProps) {
  const total = slices?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <Section title={title} className="pie-card">
      <div className="pie">
        <div className="pie-figure">
          <Suspense fallback={<div aria-busy />}>{slices && total > 0 && <Pie slices={slices} chosen={chosen} onChoose={onChoose} {...(size && { size })} />}</Suspense>
          <div className="pie-total">
            <b>{slices && <MovingFigure value={total} format={formatCount} />}</b>
            {noun}
          </div>
        </div>
        <ul className="pie-legend">
          {slices?.map(({ name, count, color }) => (
            <li key={name}>
              <Line isChosen={name === chosen} onChoose={onChoose && (() => onChoose(name))}>
                <span className="status-dot" style={{ background: color }} aria-hidden />
                <span className="pie-name">{name}</span>
                <b>
                  <MovingFigure value={count} format={formatCount} />
                </b>
                <span className="pie-share">{share(count, total)}</span>
              </Line>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Line({ isChosen, onChoose, children }: { readonly isChosen: boolean; readonly onChoose: (() => void) | undefined; readonly children: ReactNode }) {
  if (!onChoose) return <span className="pie-line">{children}</span>;
  return (
    <button type="button" className={isChosen ? 'pie-line pie-chosen' : 'pie-line'} aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </button>
  );
}

function share(count: number, total: number): string {
  return total === 0 ? '0.0%' : `${((count / total) * 100).toFixed(1)}%`;
}
