import { VictoryAxis, VictoryChart, VictoryLabel, VictoryLine, VictoryScatter } from 'victory';
import { formatCount } from '../format/money.js';
import { barAfter, type BarPlace } from './bar-steps.js';
import { chartContainer } from './chart-container.js';
import { chartWords, monthTick } from './chart-words.js';
import { apart } from './highest-bars.js';
import { useChartKeys } from './use-chart-keys.js';
import { useRoomWidth } from './use-room-width.js';
import type { YearMonth } from './bars/year-bars.js';

interface YearCurvesProps {
  readonly months: readonly YearMonth[];
  readonly title: string;
  /** Of the months; the one before is the other line's. */
  readonly year: number;
  /** How many months of the year are known: its line ends there. */
  readonly known: number;
  readonly chosen: string | undefined;
  /** Absent where there is nothing to show behind a point. */
  readonly onChoose: ((month: string) => void) | undefined;
  readonly format: (figure: string) => string;
}

const [HEIGHT, TOP, BOTTOM] = [216, 18, 26];
/** Of a point that is pointed at, and of the words at a line's end. */
const [REACH, WORDS] = [8, 13];

/** Two lines: the year before in grey, this year in the accent, each with its year at its end. Arrows go from point to point, Enter opens one. */
export function YearCurves({ months, title, year, known, chosen, onChoose, format }: YearCurvesProps) {
  const [room, width] = useRoomWidth<HTMLDivElement>();
  const monthOf = ({ month, isBefore }: BarPlace) => (isBefore ? `${year - 1}${months[month]!.month.slice(4)}` : months[month]!.month);
  const choose = (place: BarPlace) => onChoose?.(monthOf(place));
  const { at, setAt, press } = useChartKeys(barAfter, choose);
  const highest = Math.max(1, ...months.flatMap(({ amount, before }) => [Number(amount), Number(before)])) * 1.05;
  const points = (isBefore: boolean) => months.slice(0, isBefore ? months.length : known).map((month) => ({ x: month.name, y: Number(isBefore ? month.before : month.amount) }));
  const ends = [points(false), points(true)].map((line) => HEIGHT - BOTTOM - ((line.at(-1)?.y ?? 0) / highest) * (HEIGHT - TOP - BOTTOM));
  const moved = apart(ends[0]!, ends[1]!, WORDS);
  const line = (isBefore: boolean) => {
    const data = points(isBefore);
    const color = isBefore ? 'var(--bar-before)' : 'var(--accent)';
    const isMarked = (index: unknown) => (at?.month === index && at?.isBefore === isBefore) || chosen === monthOf({ month: Number(index), isBefore }) || (!isBefore && index === data.length - 1);
    const place = (index: number) => ({ month: index, isBefore });
    return [
      <VictoryLine key={`line ${isBefore}`} data={data} style={{ data: { stroke: color, strokeWidth: 1.8, strokeLinejoin: 'round' } }} />,
      <VictoryScatter
        key={`points ${isBefore}`}
        data={data}
        size={({ index }: { index?: unknown }) => (isMarked(index) ? 4 : REACH)}
        style={{ data: { fill: ({ index }: { index?: unknown }) => (isMarked(index) ? color : 'transparent'), cursor: onChoose ? 'pointer' : 'default' } }}
        labels={({ index }: { index?: unknown }) => (index === data.length - 1 ? String(isBefore ? year - 1 : year) : '')}
        labelComponent={<VictoryLabel textAnchor="start" verticalAnchor="middle" dx={8} dy={isBefore ? moved[1] : moved[0]} style={{ ...chartWords, ...(!isBefore && { fill: 'var(--accent)', fontWeight: 620 }) }} />}
        events={[
          {
            target: 'data' as const,
            eventHandlers: {
              onClick: (_event: unknown, { index }: { index: number }) => (choose(place(index)), []),
              onMouseEnter: (_event: unknown, { index }: { index: number }) => (setAt(place(index)), []),
              onMouseLeave: () => (setAt(undefined), []),
            },
          },
        ]}
      />,
    ];
  };
  return (
    <div ref={room} className="year-bars" tabIndex={0} role="group" aria-label={`${title}, two lines. Arrows go from point to point${onChoose ? ', Enter shows what is behind one' : ''}`} onKeyDown={press} onBlur={() => setAt(undefined)}>
      <output className="year-bars-said">{at && `${months[at.month]!.name} ${at.isBefore ? year - 1 : year}: ${format(at.isBefore ? months[at.month]!.before : months[at.month]!.amount)}`}</output>
      {width !== undefined && (
        <VictoryChart width={Math.max(width, 280)} height={HEIGHT} padding={{ top: TOP, right: 42, bottom: BOTTOM, left: 48 }} domain={{ x: [1, months.length], y: [0, highest] }} containerComponent={chartContainer}>
          <VictoryAxis dependentAxis crossAxis={false} tickFormat={formatCount} tickCount={4} style={{ axis: { stroke: 'none' }, grid: { stroke: 'var(--line-soft)' }, tickLabels: chartWords }} />
          <VictoryAxis tickValues={months.map(({ name }) => name)} tickFormat={months.map(({ name }) => monthTick(name, width))} style={{ axis: { stroke: 'var(--line)' }, tickLabels: chartWords }} />
          {months.some(({ before }) => Number(before) !== 0) && line(true)}
          {line(false)}
        </VictoryChart>
      )}
    </div>
  );
}
