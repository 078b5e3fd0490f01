import './chart.css';

interface SparklineProps {
  /** Oldest first. */
  readonly values: readonly number[];
  /** Of the year before, as a grey line behind it, where there was something; may reach further. */
  readonly before?: readonly number[];
  /** What a screen reader says instead. */
  readonly label: string;
}

const [WIDTH, HEIGHT] = [96, 20];

/** How a figure went at a glance, its last value marked; flat on the ground when there was nothing. */
export function Sparkline({ values, before = [], label }: SparklineProps) {
  const all = [...values, ...before];
  const [lowest, highest] = [Math.min(0, ...all), Math.max(1, ...all)];
  const step = WIDTH / Math.max(1, Math.max(values.length, before.length) - 1);
  const place = (value: number, index: number) => [index * step, HEIGHT - 2 - ((value - lowest) / (highest - lowest)) * (HEIGHT - 4)].map((at) => at.toFixed(1));
  const points = (line: readonly number[]) => line.map((value, index) => place(value, index).join(',')).join(' ');
  const [x, y] = place(values.at(-1) ?? 0, values.length - 1);
  return (
    <svg className="sparkline" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} role="img" aria-label={label}>
      {before.some((value) => value !== 0) && <polyline className="sparkline-before" points={points(before)} />}
      {values.length > 1 && <polyline points={points(values)} />}
      {values.length > 0 && <circle cx={x} cy={y} r={1.8} />}
    </svg>
  );
}
