import { VictoryAxis, VictoryBar, VictoryChart, VictoryContainer, VictoryGroup } from 'victory';
import { formatCount } from '../format/money.js';

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
  readonly chosen: string | undefined;
  /** Absent where there is nothing to show behind a bar. */
  readonly onChoose: ((month: string) => void) | undefined;
  /** Figures too small for thousands: counts, a tour's volume. */
  readonly plain?: boolean;
}

const [WIDTH, HEIGHT] = [600, 216];
const label = { fill: 'var(--ink-2)', fontSize: 10.5, fontFamily: 'var(--font)' };

/** Two bars a month: the year before in grey, this year in the accent. */
export function YearBars({ months, chosen, onChoose, plain = false }: YearBarsProps) {
  const pick = [{ target: 'data' as const, eventHandlers: { onClick: (_event: unknown, { index }: { index: number }) => (onChoose?.(months[index]!.month), []) } }];
  const cursor = onChoose ? 'pointer' : 'default';
  return (
    <VictoryChart
      width={WIDTH}
      height={HEIGHT}
      padding={{ top: 14, right: 6, bottom: 26, left: plain ? 48 : 38 }}
      domainPadding={{ x: 18 }}
      minDomain={{ y: 0 }}
      containerComponent={<VictoryContainer style={{ height: '100%' }} aria-label="Two bars a month; “Show as table” says their figures" />}
    >
      <VictoryAxis dependentAxis crossAxis={false} tickFormat={plain ? formatCount : thousands} tickCount={4} style={{ axis: { stroke: 'none' }, grid: { stroke: 'var(--line-soft)' }, tickLabels: label }} />
      <VictoryAxis tickValues={months.map(({ name }) => name)} style={{ axis: { stroke: 'var(--line)' }, tickLabels: label }} />
      <VictoryGroup offset={14}>
        <VictoryBar data={months.map(({ name, before }) => ({ x: name, y: Number(before) }))} barWidth={13} cornerRadius={{ top: 2 }} style={{ data: { fill: 'var(--bar-before)' } }} />
        <VictoryBar
          data={months.map(({ name, amount }) => ({ x: name, y: Number(amount) }))}
          barWidth={13}
          cornerRadius={{ top: 2 }}
          style={{ data: { fill: 'var(--accent)', opacity: ({ index }) => (chosen && months[Number(index)]?.month !== chosen ? 0.45 : 1), cursor } }}
          events={pick}
        />
      </VictoryGroup>
    </VictoryChart>
  );
}

function thousands(amount: number): string {
  return `${Math.round(amount / 1000)}k`;
}
