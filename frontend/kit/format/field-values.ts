import type { ValueKind } from '../../../events/kernel/field.rules.js';
import { choiceIn } from './choice-words.js';
import './all-phones.js';
import { formatPhone } from './phone.js';
import { formatValue } from './value.js';

/** Fields of the kind `text` that hold phones are named for it: `closingAgentPhone`, and of one item of a list `phone:3`. */
const PHONE = /phone(:\d+)?$/i;

/** What one field held at several times, as people read it. Numbers that would read alike but were written differently stay as they were written: else nobody saw what changed. */
export function formatFieldValues({ field, kind }: { readonly field: string; readonly kind: ValueKind }, values: readonly unknown[]): readonly string[] {
  const written = values.map((value) => choiceIn(field, formatValue(value, kind === 'phone' ? 'text' : kind)));
  if (kind !== 'phone' && !PHONE.test(field)) return written;
  const read = written.map(formatPhone);
  return new Set(read).size === new Set(written).size ? read : written;
}
