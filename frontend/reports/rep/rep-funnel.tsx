import type { ReportAnswer, SeenFigures } from '../../../backend/reports/report.dto.js';
import type { MeasureName } from '../../../events/reports/measures.rules.js';
import { formatCount } from '../../kit/format/money.js';
import { Section } from '../../kit/page/section.js';
import './rep.css';

interface RepFunnelProps {
  readonly answer: ReportAnswer | undefined;
  readonly opened: MeasureName | undefined;
  readonly onOpen: ((measure: MeasureName) => void) | undefined;
}

const steps = [
  ['booked', 'Booked', () => ''],
  ['tours', 'Tours', ({ tours = 0, booked = 0 }) => share(tours, booked, 'showed')],
  ['qualified', 'Qualified', ({ notQualified = 0 }) => `${formatCount(notQualified)} NQ`],
  ['sales', 'Sales', ({ sales = 0, tours = 0 }) => share(sales, tours, 'of tours')],
  ['netSales', 'Net sales', ({ rescinded = 0 }) => `${formatCount(rescinded)} rescinded`],
] as const satisfies readonly (readonly [MeasureName, string, (total: SeenFigures) => string])[];

/** How far the tours of a rep came; each bar opens its tours. */
export function RepFunnel({ answer, opened, onOpen }: RepFunnelProps) {
  const total = answer?.total;
  const seen = steps.filter(([name]) => !total || total[name] !== undefined);
  const booked = Number(total?.booked ?? 0);
  return (
    <Section title="From booking to sale" note="how far the tours came">
      <ul className="rep-funnel">
        {seen.map(([name, label, words]) => {
          const count = Number(total?.[name] ?? 0);
          return (
            <li key={name}>
              <span className="rep-step">{label}</span>
              <span className="rep-bar" aria-hidden>
                <i style={{ width: `${booked === 0 ? 0 : Math.min(100, (100 * count) / booked)}%` }} />
              </span>
              {onOpen && count > 0 ? (
                <button type="button" className="report-figure" aria-pressed={opened === name} aria-label={`${label}: ${formatCount(count)}. Show its tours`} onClick={() => onOpen(name)}>
                  {formatCount(count)}
                </button>
              ) : (
                <b>{total ? formatCount(count) : ''}</b>
              )}
              <small>{total && words(total)}</small>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function share(part: number, whole: number, words: string): string {
  return whole === 0 ? '' : `${percentOf(part, whole)} ${words}`;
}

/** "71.4%" */
export function percentOf(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)}%`;
}
