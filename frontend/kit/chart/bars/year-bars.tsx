import { VictoryAxis, VictoryBar, VictoryChart, VictoryGroup, VictoryLabel } from 'victory';
import { formatCount } from '../../format/money.js';
import { barAfter, type BarPlace } from '../bar-steps.js';
import { chartContainer } from '../chart-container.js';
import { barWidth, chartWords, monthTick, thousands } from '../chart-words.js';
import { highestBars } from '../highest-bars.js';
import { useChartKeys } from '../use-chart-keys.js';
import { useRoomWidth } from '../use-room-width.js';

/** One month of this year and of the one before; amounts are decimal strings. */
export interface YearMonth {
  /** "Jan". */
  readonly name: string;
  /** "2026-01". */
  readonly month: string;
  readonly before: string;
  readonly amount: string;
}

interface YearBarsProps {
  readonly months: readonly YearMonth[];
  readonly title: string;
  /** Of the months; the one before is the other bar's. */
  readonly year: number;
  readonly chosen: string | undefined;
  /** Absent where there is nothing to show behind a bar. */
  readonly onChoose: ((month: string) => void) | undefined;
  readonly format: (figure: string) => string;
  /** Figures too small for thousands: counts, a tour's volume. */
  readonly plain?: boolean;
}

const HEIGHT = 216;

/** Two bars a month: the year before in grey, this year in the accent. Arrows go from bar to bar, Enter opens one. */
export function YearBars({ months, title, year, chosen, onChoose, format, plain = false }: YearBarsProps) {
  const [room, width] = useRoomWidth<HTMLDivElement>();
  const monthOf = ({ month, isBefore }: BarPlace) => (isBefore ? `${year - 1}${months[month]!.month.slice(4)}` : months[month]!.month);
  const choose = (place: BarPlace) => onChoose?.(monthOf(place));
  const { at, setAt, press } = useChartKeys(barAfter, choose);
  const said = highestBars(months.map(({ amount }) => amount), 2);
  const wide = barWidth(width ?? 0, 2, 13);
  const bars = (isBefore: boolean) => ({
    data: months.map((month) => ({ x: month.name, y: Number(isBefore ? month.before : month.amount) })),
    barWidth: wide,
    cornerRadius: { top: 2 },
    style: { data: { fill: isBefore ? 'var(--bar-before)' : 'var(--accent)', cursor: onChoose ? 'pointer' : 'default', opacity: ({ index }: { index?: unknown }) => (isFaded(chosen, monthOf({ month: Number(index), isBefore })) ? 0.45 : 1), stroke: 'var(--ink)', strokeWidth: ({ index }: { index?: unknown }) => (at?.month === Number(index) && at.isBefore === isBefore ? 1.5 : 0) } },
    events: [
      {
        target: 'data' as const,
        eventHandlers: {
          onClick: (_event: unknown, { index }: { index: number }) => (choose({ month: index, isBefore }), []),
          onMouseEnter: (_event: unknown, { index }: { index: number }) => (setAt({ month: index, isBefore }), []),
          onMouseLeave: () => (setAt(undefined), []),
        },
      },
    ],
  });
  return (
    <div ref={room} className="year-bars" tabIndex={0} role="group" aria-label={`${title}, two bars a month. Arrows go from bar to bar${onChoose ? ', Enter shows what is behind one' : ''}`} onKeyDown={press} onBlur={() => setAt(undefined)}>
      <output className="year-bars-said">{at && `${months[at.month]!.name} ${at.isBefore ? year - 1 : year}: ${format(at.isBefore ? months[at.month]!.before : months[at.month]!.amount)}`}</output>
      {width !== undefined && (
        <VictoryChart width={Math.max(width, 280)} height={HEIGHT} padding={{ top: 18, right: 6, bottom: 26, left: plain ? 48 : 38 }} domainPadding={{ x: 18 }} minDomain={{ y: 0 }} containerComponent={chartContainer}>
          <VictoryAxis dependentAxis crossAxis={false} tickFormat={plain ? formatCount : thousands} tickCount={4} style={{ axis: { stroke: 'none' }, grid: { stroke: 'var(--line-soft)' }, tickLabels: chartWords }} />
          <VictoryAxis tickValues={months.map(({ name }) => name)} tickFormat={months.map(({ name }) => monthTick(name, width))} style={{ axis: { stroke: 'var(--line)' }, tickLabels: chartWords }} />
          <VictoryGroup offset={wide + 1}>
            <VictoryBar {...bars(true)} />
            <VictoryBar {...bars(false)} labels={({ index }: { index?: unknown }) => (said.includes(Number(index)) ? (plain ? formatCount : thousands)(Math.round(Number(months[Number(index)]!.amount))) : '')} labelComponent={<VictoryLabel dy={-3} style={{ ...chartWords, fill: 'var(--ink)', fontWeight: 600, stroke: 'var(--card)', strokeWidth: 3, paintOrder: 'stroke' } as object} />} />
          </VictoryGroup>
        </VictoryChart>
      )}
    </div>
  );
}

/** One bar is chosen, and it is another. */
function isFaded(chosen: string | undefined, month: string): boolean {
  return chosen !== undefined && chosen !== month;
}
