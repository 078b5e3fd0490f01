import type { FieldChange } from '../../../backend/platform/records/history.js';
import { clamped, isLong } from '../format/clamp.js';
import { formatFieldValues } from '../format/field-values.js';
import { formatValue } from '../format/value.js';

interface ChangeWordsProps {
  readonly change: FieldChange;
  /** Long values in full. */
  readonly whole: boolean;
}

const NOTHING = '–';

function wordsOf({ change, whole }: ChangeWordsProps) {
  const [from = '', to = ''] = formatFieldValues(change, [change.from, change.to]).map((words) => (whole ? words : clamped(words)));
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
  return changes.some(({ from, to, kind }) => isLong(formatValue(from, kind)) || isLong(formatValue(to, kind)));
}

export function MoreButton({ whole, onChange }: { readonly whole: boolean; readonly onChange: (whole: boolean) => void }) {
  return (
    <span className="change-more no-print">
      <button type="button" className="link-button" aria-expanded={whole} onClick={() => onChange(!whole)}>
        {whole ? 'less' : 'more'}
      </button>
    </span>
  );
}
