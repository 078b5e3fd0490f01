import { VictoryPie } from 'victory';

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
        labels={() => ''}
        labelComponent={<NoLabel />}
        style={{ data: { fill: ({ datum }) => shown.find(({ name }) => name === nameOf(datum))?.color ?? 'none', cursor: onChoose ? 'pointer' : 'default' } }}
        events={[{ target: 'data', eventHandlers: { onClick: (_event, { datum }: { datum: unknown }) => (onChoose?.(nameOf(datum)), []) } }]}
      />
    </svg>
  );
}

/** The legend says it; Victory would write over the slices. */
function NoLabel() {
  return null;
}

function nameOf(datum: unknown): string {
  return String((datum as { readonly x?: unknown } | undefined)?.x ?? '');
}
