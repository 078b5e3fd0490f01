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
}

const SIZE = 216;

/** The slices; the legend beside them says their names and figures, and is what the keyboard reaches. */
export function Pie({ slices, chosen, onChoose }: PieProps) {
  const shown = slices.filter(({ count }) => count > 0);
  return (
    <svg width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} role="presentation">
      <VictoryPie
        standalone={false}
        width={SIZE}
        height={SIZE}
        padding={4}
        innerRadius={64}
        padAngle={1.6}
        data={shown.map(({ name, count }) => ({ x: name, y: count }))}
        radius={({ datum }) => (nameOf(datum) === chosen ? 106 : 101)}
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
