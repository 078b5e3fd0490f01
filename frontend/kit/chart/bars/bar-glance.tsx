import '../glance.css';

interface BarGlanceProps {
  /** January to December, as far as the year has come. */
  readonly values: readonly number[];
  /** Of the year before, in grey beside them. */
  readonly before: readonly number[];
  /** What a screen reader says instead. */
  readonly label: string;
}

const [WIDTH, HEIGHT, MONTHS] = [96, 26, 12];
const STEP = WIDTH / MONTHS;
const BAR = 2.6;

/** The months of two years side by side, at a glance. */
export function BarGlance({ values, before, label }: BarGlanceProps) {
  const highest = Math.max(1, ...values, ...before);
  const bar = (value: number, x: number) => {
    const height = (Math.max(0, value) / highest) * HEIGHT;
    return { x, y: HEIGHT - height, width: BAR, height };
  };
  return (
    <svg className="bar-glance" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} role="img" aria-label={label}>
      {before.map((value, month) => (
        <rect key={`before ${month}`} className="bar-glance-before" {...bar(value, month * STEP + 0.8)} />
      ))}
      {values.map((value, month) => (
        <rect key={month} {...bar(value, month * STEP + 0.8 + BAR)} />
      ))}
    </svg>
  );
}
