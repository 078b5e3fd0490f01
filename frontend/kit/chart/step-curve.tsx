import './step-curve.css';

/** A value from a moment on. */
export interface Step {
  readonly value: number;
  /** 0 to 100, along the curve. */
  readonly place: number;
  /** What it says where it is pointed at: "9,100.00, 11/16/2026 3:05PM". */
  readonly words: string;
}

interface StepCurveProps {
  /** Oldest first, two or more. */
  readonly steps: readonly Step[];
  /** What a screen reader says instead; every value stands in a list beside it. */
  readonly label: string;
  /** Below its two ends. */
  readonly ends: readonly [string, string];
}

const [TOP, BOTTOM, HEIGHT] = [8, 40, 48];
/** Across, in pixels: easier to point at than it is large. */
const POINT = 16;

/** How a figure went: it stands still between its changes. From left to right in either direction, as figures are read. */
export function StepCurve({ steps, label, ends }: StepCurveProps) {
  const values = steps.map(({ value }) => value);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) => (highest === lowest ? (TOP + BOTTOM) / 2 : TOP + ((highest - value) / (highest - lowest)) * (BOTTOM - TOP));
  const path = steps.map(({ value, place }, index) => (index === 0 ? `M${place},${y(value)}` : `H${place}V${y(value)}`)).join('');
  return (
    <div className="step-curve" dir="ltr">
      <div className="step-curve-box" role="img" aria-label={label}>
        <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
          <path className="step-curve-area" d={`${path}H100V${HEIGHT}H${steps[0]!.place}Z`} />
          <path className="step-curve-line" d={`${path}H100`} />
        </svg>
        {steps.map(({ value, place, words }, index) => (
          <span key={`${index} ${place}`} className={`step-curve-point ${index === steps.length - 1 ? 'step-curve-last' : ''}`} style={{ left: `calc(${place}% - ${POINT / 2}px)`, top: y(value) - POINT / 2 }} title={words} />
        ))}
      </div>
      <div className="step-curve-ends" aria-hidden>
        <span>{ends[0]}</span>
        <strong>{ends[1]}</strong>
      </div>
    </div>
  );
}
