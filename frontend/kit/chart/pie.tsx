import { VictoryLabel, VictoryPie } from 'victory';
import { formatCount } from '../format/money.js';
import './pie-paper.css';

export interface Slice {
  readonly name: string;
  readonly count: number;
  readonly color: string;
}

interface PieProps {
  readonly slices: readonly Slice[];
  readonly chosen: string | undefined;
  readonly onChoose: ((name: string) => void) | undefined;
  /** Across, in pixels. */
  readonly size?: number;
}

const SIZE = 216;
const THIN = 0.04;

/** The slices; the legend beside them says their names and figures, and is what the keyboard reaches. */
export function Pie({ slices, chosen, onChoose, size = SIZE }: PieProps) {
  const part = (of: number) => Math.round((of * size) / SIZE);
  const shown = slices.filter(({ count }) => count > 0);
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} role="presentation">
      <VictoryPie
        standalone={false}
        width={size}
        height={size}
        padding={4}
        innerRadius={part(64)}
        padAngle={1.6}
        data={shown.map(({ name, count }) => ({ x: name, y: count }))}
        radius={({ datum }) => (nameOf(datum) === chosen ? part(106) : part(101))}
        labels={({ datum }) => paperLabel(shown, nameOf(datum))}
        labelRadius={part(82)}
        labelComponent={<VictoryLabel aria-hidden className="pie-paper-label" textAnchor="middle" verticalAnchor="middle" style={{ fontSize: part(15), fontWeight: 600 }} />}
        style={{ data: { fill: ({ datum }) => shown.find(({ name }) => name === nameOf(datum))?.color ?? 'none', cursor: onChoose ? 'pointer' : 'default' } }}
        events={[{ target: 'data', eventHandlers: { onClick: (_event, { datum }: { datum: unknown }) => (onChoose?.(nameOf(datum)), []) } }]}
      />
    </svg>
  );
}

/** What stands on a slice on paper, where colours may look alike: the count of its line in the legend, which says it aloud. A thin slice has no room. */
function paperLabel(slices: readonly Slice[], named: string): string {
  const total = slices.reduce((sum, { count }) => sum + count, 0);
  const count = slices.find(({ name }) => name === named)?.count ?? 0;
  return total === 0 || count / total < THIN ? '' : formatCount(count);
}

function nameOf(datum: unknown): string {
  return String((datum as { readonly x?: unknown } | undefined)?.x ?? '');
}
