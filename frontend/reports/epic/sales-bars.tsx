import { VictoryAxis, VictoryBar, VictoryChart, VictoryLabel } from 'victory';
import type { SalesMonth } from '../../../backend/reports/epic/epic-dashboard.rules.js';
import { sameBehind, type EpicBehind } from '../../../backend/reports/epic/epic-view.rules.js';
import { highestBars } from '../../kit/chart/highest-bars.js';
import { stepAmong } from '../../kit/chart/bar-steps.js';
import { monthName } from '../../kit/format/month-names.js';
import { chartContainer } from '../../kit/chart/chart-container.js';
import { barWidth, chartWords, monthTick } from '../../kit/chart/chart-words.js';
import { useChartKeys } from '../../kit/chart/use-chart-keys.js';
import { useRoomWidth } from '../../kit/chart/use-room-width.js';
import { formatMoney } from '../../kit/format/money.js';
import { shortMoney } from './epic-words.js';

/** From left to right, and from below. */
const parts = ['before', 'financed', 'paidInFull'] as const;
type Part = (typeof parts)[number];

const partWords: Readonly<Record<Part, string>> = { before: '', financed: ', financed', paidInFull: ', paid in full' };
const colors: Readonly<Record<Part, string>> = { before: 'var(--bar-before)', financed: 'var(--bar-financed)', paidInFull: 'var(--accent)' };

interface SalesBarsProps {
  readonly title: string;
  readonly year: number;
  readonly months: readonly SalesMonth[];
  readonly behind: EpicBehind | undefined;
  readonly onChoose: ((behind: EpicBehind) => void) | undefined;
}

const HEIGHT = 212;

/** Two bars a month: the year before in grey, and this year's, of what is financed and what is paid in full. Arrows go from part to part, Enter opens one. */
export function SalesBars({ title, year, months, behind, onChoose }: SalesBarsProps) {
  const [room, width = 0] = useRoomWidth<HTMLDivElement>();
  const placeOf = (month: number, part: Part) => month * parts.length + parts.indexOf(part);
  const opened = (place: number): EpicBehind => {
    const [{ month }, part] = [months[Math.floor(place / parts.length)]!, parts[place % parts.length]!];
    return part === 'before' ? { figure: 'sold', month: `${year - 1}${month.slice(4)}` } : { figure: part, month };
  };
  const said = (place: number) => {
    const [month, part] = [months[Math.floor(place / parts.length)]!, parts[place % parts.length]!];
    return `${monthName(month.month)} ${part === 'before' ? year - 1 : year}${partWords[part]}: ${formatMoney(month[part])}`;
  };
  const { at, setAt, press } = useChartKeys<number>((place, key) => stepAmong(months.length * parts.length, place, key), (place) => onChoose?.(opened(place)));
  const high = highestBars(months.map(({ volume }) => volume), 2);
  const highest = Math.max(1, ...months.flatMap(({ volume, before }) => [Number(volume), Number(before)]));
  const isFaded = (place: number) => behind !== undefined && 'figure' in behind && behind.month !== undefined && !sameBehind(behind, opened(place)) && !(behind.figure === 'sold' && behind.month === months[Math.floor(place / parts.length)]!.month && place % parts.length > 0);
  const bars = (part: Part) => ({
    data: months.map((month, index) => ({ x: index + 1 + (part === 'before' ? -0.19 : 0.19), y: part === 'paidInFull' ? Number(month.volume) : Number(month[part]), y0: part === 'paidInFull' ? Number(month.financed) : 0 })),
    barWidth: barWidth(width, 2, 15),
    cornerRadius: { top: ({ index }: { index?: unknown }) => (part === 'financed' && Number(months[Number(index)]?.paidInFull) > 0 ? 0 : 2) },
    style: {
      data: {
        fill: colors[part],
        cursor: onChoose ? 'pointer' : 'default',
        opacity: ({ index }: { index?: unknown }) => (isFaded(placeOf(Number(index), part)) ? 0.4 : 1),
        stroke: ({ index }: { index?: unknown }) => (at === placeOf(Number(index), part) ? 'var(--ink)' : 'var(--card)'),
        strokeWidth: ({ index }: { index?: unknown }) => (Number(months[Number(index)]?.[part]) > 0 ? 1.2 : 0),
      },
    },
    events: [
      {
        target: 'data' as const,
        eventHandlers: {
          onClick: (_event: unknown, { index }: { index: number }) => (onChoose?.(opened(placeOf(index, part))), []),
          onMouseEnter: (_event: unknown, { index }: { index: number }) => (setAt(placeOf(index, part)), []),
          onMouseLeave: () => (setAt(undefined), []),
        },
      },
    ],
  });
  return (
    <div ref={room} className="year-bars epic-bars" tabIndex={0} role="group" aria-label={`${title}, two bars a month. Arrows go from part to part${onChoose ? ', Enter shows what is behind one' : ''}`} onKeyDown={press} onBlur={() => setAt(undefined)}>
      <output className="year-bars-said">{at !== undefined && said(at)}</output>
      {width > 0 && (
        <VictoryChart width={Math.max(width, 280)} height={HEIGHT} padding={{ top: 20, right: 6, bottom: 24, left: 40 }} domain={{ x: [0.5, 12.5], y: [0, highest * 1.08] }} containerComponent={chartContainer}>
          <VictoryAxis dependentAxis crossAxis={false} tickFormat={shortMoney} tickCount={4} style={{ axis: { stroke: 'none' }, grid: { stroke: 'var(--line-soft)' }, tickLabels: chartWords }} />
          <VictoryAxis tickValues={months.map((_, index) => index + 1)} tickFormat={months.map(({ month }) => monthTick(monthName(month), width))} style={{ axis: { stroke: 'var(--line)' }, tickLabels: chartWords }} />
          <VictoryBar {...bars('before')} />
          <VictoryBar {...bars('financed')} />
          <VictoryBar {...bars('paidInFull')} labels={({ index }: { index?: unknown }) => (high.includes(Number(index)) ? shortMoney(Number(months[Number(index)]!.volume)) : '')} labelComponent={<VictoryLabel dy={-1} style={{ ...chartWords, fill: 'var(--ink)', fontWeight: 600 }} />} />
        </VictoryChart>
      )}
    </div>
  );
}
