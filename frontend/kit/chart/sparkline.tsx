import './chart.css';

interface SparklineProps {
  /** Oldest first. */
  readonly values: readonly number[];
  /** What a screen reader says instead. */
  readonly label: string;
}

const [WIDTH, HEIGHT] = [96, 20];

/** A figure's last minutes at a glance; flat on the ground when there was nothing. */
export function Sparkline({ values, label }: SparklineProps) {
  const highest = Math.max(1, ...values);
  const step = WIDTH / Math.max(1, values.length - 1);
  const points = values.map((value, index) => `${(index * step).toFixed(1)},${(HEIGHT - 1 - (value / highest) * (HEIGHT - 3)).toFixed(1)}`);
  return (
    <svg className="sparkline" width={WIDTH} height={HEIGHT} role="img" aria-label={label}>
      {points.length > 1 && <polyline points={points.join(' ')} />}
    </svg>
  );
}
