import type { HistoryEntry } from '../../../../backend/platform/records/history.js';
import { StepCurve } from '../../chart/step-curve.js';
import { curveOf, stepsOf } from './curve-of-field.js';

interface FieldCurveProps {
  /** Newest first, all that are there. */
  readonly entries: readonly HistoryEntry[];
  readonly fields: readonly string[];
}

/** How an amount or a number went; nothing of words and dates. */
export function FieldCurve({ entries, fields }: FieldCurveProps) {
  const curve = curveOf(stepsOf(entries, fields), entries.at(-1)?.at ?? '');
  return curve ? <StepCurve {...curve} /> : null;
}
