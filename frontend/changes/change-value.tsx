import type { Change } from '../../backend/changes/changes.dto.js';
import { clampedPair } from '../kit/format/clamp.js';
import { formatFieldValues } from '../kit/format/field-values.js';

const NOTHING = '–';

/** Old and new as people read them. */
export function valuesOf({ field, kind, before, after }: Change, whole = false): readonly [string, string] {
  const [old = '', now = ''] = formatFieldValues({ field, kind }, [before, after]);
  const [from, to] = whole ? [old, now] : clampedPair(old, now);
  return [from, to];
}

/** "650.00 → 1,650.00"; nothing for an event that changed no field. */
export function OldNew({ change, whole = false }: { readonly change: Change; readonly whole?: boolean }) {
  if (change.field === '') return null;
  const [from, to] = valuesOf(change, whole);
  return (
    <>
      {from ? <del>{from}</del> : NOTHING} → <span className="change-new">{to || NOTHING}</span>
    </>
  );
}

/** "Closing agents: Phone", "Purchase price". */
export function labelOf({ of, label }: Pick<Change, 'of' | 'label'>): string {
  return of ? `${of}: ${label}` : label;
}
