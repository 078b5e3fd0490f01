import { VictoryArea, VictoryAxis, VictoryChart, VictoryLine, VictoryScatter } from 'victory';
import type { PointsFigures } from '../../../backend/reports/epic/epic-dashboard.rules.js';
import { stepAmong } from '../../kit/chart/bar-steps.js';
import { monthName } from '../../kit/format/month-names.js';
import { chartContainer } from '../../kit/chart/chart-container.js';
import { chartWords } from '../../kit/chart/chart-words.js';
import { useChartKeys } from '../../kit/chart/use-chart-keys.js';
import { useRoomWidth } from '../../kit/chart/use-room-width.js';
import { formatCount } from '../../kit/format/money.js';
import { shortPoints } from './epic-words.js';

interface PoolCurveProps {
  readonly title: string;
  readonly months: PointsFigures['months'];
}

const HEIGHT = 164;

/** What the pool held at the end of each month, from the December before. Arrows go from month to month. */
export function PoolCurve({ title, months }: PoolCurveProps) {
  const [room, width = 0] = useRoomWidth<HTMLDivElement>();
  const { at, setAt, press } = useChartKeys<number>((place, key) => stepAmong(months.length, place, key));
  const balances = months.map(({ balance }) => balance);
  const [lowest, highest] = [Math.min(0, ...balances), Math.max(1, ...balances)];
  const data = months.map(({ balance }, index) => ({ x: index, y: balance }));
  const last = months.length - 1;
  const shown = months.flatMap((_, index) => (index === last || (index % 3 === 0 && last - index > 1) ? [index] : []));
  const isMarked = (index: unknown) => index === at || index === last;
  return (
    <div ref={room} className="year-bars epic-pool" tabIndex={0} role="group" aria-label={`${title}, as the pool held them at the end of each. Arrows go from month to month`} onKeyDown={press} onBlur={() => setAt(undefined)}>
      <output className="year-bars-said">{at !== undefined && months[at] && `${monthName(months[at].month)} ${months[at].month.slice(0, 4)}: ${formatCount(months[at].balance)}`}</output>
      {width > 0 && (
        <VictoryChart width={Math.max(width, 220)} height={HEIGHT} padding={{ top: 18, right: 14, bottom: 24, left: 40 }} domain={{ x: [0, Math.max(1, last)], y: [lowest, highest * 1.08] }} containerComponent={chartContainer}>
          <VictoryArea data={data} style={{ data: { fill: 'var(--accent-soft)' } }} />
          <VictoryAxis dependentAxis crossAxis={false} tickFormat={shortPoints} tickCount={4} style={{ axis: { stroke: 'none' }, grid: { stroke: 'var(--line-soft)' }, tickLabels: chartWords }} />
          <VictoryAxis tickValues={shown} tickFormat={(index: number) => monthName(months[index]?.month ?? '')} style={{ axis: { stroke: 'var(--line)' }, tickLabels: chartWords }} />
          <VictoryLine data={data} style={{ data: { stroke: 'var(--accent)', strokeWidth: 1.8, strokeLinejoin: 'round' } }} />
          <VictoryScatter
            data={data}
            size={({ index }: { index?: unknown }) => (isMarked(index) ? 3.6 : 9)}
            style={{ data: { fill: ({ index }: { index?: unknown }) => (isMarked(index) ? 'var(--accent)' : 'transparent') } }}
            events={[{ target: 'data' as const, eventHandlers: { onMouseEnter: (_event: unknown, { index }: { index: number }) => (setAt(index), []), onMouseLeave: () => (setAt(undefined), []) } }]}
          />
        </VictoryChart>
      )}
    </div>
  );
}
