import { VictoryAxis, VictoryBar, VictoryChart, VictoryLabel, VictoryScatter, VictoryStack } from 'victory';
import { formatCount } from '../../format/money.js';
import { chartContainer } from '../chart-container.js';
import { barWidth, chartWords, monthTick } from '../chart-words.js';
import { partAfter, type StackPlace } from './stack-steps.js';
import { useChartKeys } from '../use-chart-keys.js';
import { useRoomWidth } from '../use-room-width.js';

/** A part of every month's bar. */
export interface StackPart {
  readonly key: string;
  readonly name: string;
  readonly color: string;
  /** January first; months that are not known yet count nothing. */
  readonly counts: readonly number[];
}

export interface StackedMonthsProps {
  readonly title: string;
  /** "Jan". */
  readonly months: readonly string[];
  /** From below. */
  readonly parts: readonly StackPart[];
  /** Of the months of the year before, as dashed marks. */
  readonly before: readonly number[];
  readonly year: number;
  /** Other parts, or other months, stand back. */
  readonly isChosen: ((place: StackPlace) => boolean) | undefined;
  /** Absent where there is nothing to show behind a part. */
  readonly onChoose: ((place: StackPlace) => void) | undefined;
}

const HEIGHT = 232;

/** A bar a month, made of parts, with the year before as a dashed mark. Arrows go from part to part, Enter opens one. */
export function StackedMonths({ title, months, parts, before, year, isChosen, onChoose }: StackedMonthsProps) {
  const [room, width] = useRoomWidth<HTMLDivElement>();
  // Behind a month to come there is nothing.
  const choose = (place: StackPlace) => void ((place.part === parts.length ? before : parts[place.part]!.counts)[place.month]! > 0 && onChoose?.(place));
  const { at, setAt, press } = useChartKeys<StackPlace>((place, key) => partAfter(place, key, { month: months.length, part: parts.length + 1 }), choose);
  const totals = months.map((_, month) => parts.reduce((sum, { counts }) => sum + counts[month]!, 0));
  const hands = (part: number) => [
    {
      target: 'data' as const,
      eventHandlers: {
        onClick: (_event: unknown, { index }: { index: number }) => (choose({ month: index, part }), []),
        onMouseEnter: (_event: unknown, { index }: { index: number }) => (setAt({ month: index, part }), []),
        onMouseLeave: () => (setAt(undefined), []),
      },
    },
  ];
  const look = (part: number) => ({
    cursor: onChoose ? 'pointer' : 'default',
    opacity: ({ index }: { index?: unknown }) => (isChosen && !isChosen({ month: Number(index), part }) ? 0.35 : 1),
  });
  const isAt = (index: unknown, part: number) => at?.month === index && at?.part === part;
  const said = at && (at.part === parts.length ? `${months[at.month]!} ${year - 1}: ${formatCount(before[at.month]!)}` : `${months[at.month]!} ${year}, ${parts[at.part]!.name}: ${formatCount(parts[at.part]!.counts[at.month]!)}`);
  return (
    <div ref={room} className="year-bars stacked-months" tabIndex={0} role="group" aria-label={`${title}, a bar a month. Arrows go from part to part${onChoose ? ', Enter shows what is behind one' : ''}`} onKeyDown={press} onBlur={() => setAt(undefined)}>
      <output className="year-bars-said">{said}</output>
      {width !== undefined && (
        <VictoryChart width={Math.max(width, 280)} height={HEIGHT} padding={{ top: 18, right: 6, bottom: 38, left: 34 }} domainPadding={{ x: 16 }} domain={{ y: [0, Math.max(1, ...totals, ...before) * 1.04] }} containerComponent={chartContainer}>
          <VictoryAxis dependentAxis crossAxis={false} tickFormat={(tick: number) => (Number.isInteger(tick) ? formatCount(tick) : '')} tickCount={4} style={{ axis: { stroke: 'none' }, grid: { stroke: 'var(--line-soft)' }, tickLabels: chartWords }} />
          <VictoryAxis tickValues={[...months]} tickFormat={months.map((name, month) => [monthTick(name, width), totals[month] ? formatCount(totals[month]) : ''].join('\n').trim())} tickLabelComponent={<VictoryLabel style={[chartWords, { ...chartWords, fill: 'var(--ink)', fontWeight: 600 }]} lineHeight={1.35} />} style={{ axis: { stroke: 'var(--line)' } }} />
          <VictoryStack>
            {parts.map(({ key, counts, color }, part) => (
              <VictoryBar key={key} data={months.map((name, month) => ({ x: name, y: counts[month]! }))} barWidth={barWidth(width, 1, 21)} style={{ data: { ...look(part), fill: color, stroke: ({ index }: { index?: unknown }) => (isAt(index, part) ? 'var(--ink)' : 'var(--card)'), strokeWidth: ({ index }: { index?: unknown }) => (counts[Number(index)] ? 1 : 0) } }} events={hands(part)} />
            ))}
          </VictoryStack>
          <VictoryScatter data={months.map((name, month) => ({ x: name, y: before[month]! }))} dataComponent={<Mark pointed={at?.part === parts.length ? at.month : undefined} />} style={{ data: look(parts.length) }} events={hands(parts.length)} />
        </VictoryChart>
      )}
    </div>
  );
}

interface MarkProps {
  readonly x?: number;
  readonly y?: number;
  readonly index?: number;
  readonly pointed: number | undefined;
  readonly style?: object;
  readonly events?: object;
  readonly datum?: { readonly y?: number };
}

/** As wide as a bar and a little more. */
const REACH = 14;

/** A dashed line across; a taller one that is not seen is pointed at. */
function Mark({ x = 0, y = 0, index, pointed, events, datum }: MarkProps) {
  if (!datum?.y) return null;
  return (
    <g {...events}>
      <rect x={x - REACH} y={y - 4} width={2 * REACH} height={8} fill="transparent" />
      <line x1={x - REACH} x2={x + REACH} y1={y} y2={y} stroke={pointed === index ? 'var(--ink)' : 'var(--ink-2)'} strokeWidth={pointed === index ? 2.4 : 1.4} strokeDasharray="3 2" />
    </g>
  );
}
