import type { FieldChange } from '../../../backend/platform/records/history.js';
import { clampedPair } from '../format/clamp.js';
import { formatFieldValues } from '../format/field-values.js';
import { formatValue } from '../format/value.js';

interface ChangeWordsProps {
  readonly change: FieldChange;
  /** Long values in full. */
  readonly whole: boolean;
}

const NOTHING = '–';

function wordsOf({ change, whole }: ChangeWordsProps) {
  const [before = '', after = ''] = formatFieldValues(change, [change.from, change.to]);
  const [from, to] = whole ? [before, after] : clampedPair(before, after);
  return { from, to: to || NOTHING };
}

/** "2,000.00 → 4,500.00" */
export function FromTo(props: ChangeWordsProps) {
  const { from, to } = wordsOf(props);
  return (
    <>
      {from ? <del>{from}</del> : NOTHING} → {to}
    </>
  );
}

/** Whether there is more to show of a change than its first words. */
export function hasMore(changes: readonly FieldChange[]): boolean {
  return changes.some(({ from, to, kind }) => {
    const words = [formatValue(from, kind), formatValue(to, kind)] as const;
    return clampedPair(...words).some((shown, place) => shown !== words[place]);
  });
}

interface MoreButtonProps {
  readonly whole: boolean;
  /** Changes that are not told yet. */
  readonly hidden?: number;
  readonly onChange: (whole: boolean) => void;
}

export function MoreButton({ whole, hidden = 0, onChange }: MoreButtonProps) {
  return (
    <span className="change-more no-print">
      <button type="button" className="link-button" aria-expanded={whole} onClick={() => onChange(!whole)}>
        {whole ? 'less' : hidden > 0 ? `${hidden} more` : 'more'}
      </button>
    </span>
  );
}
