import type { FieldTable, ValuesOf } from '../../../events/kernel/field.rules.js';
import { formedText } from './formed-text.js';
import { phoneOf } from './phone-of.js';
import { wordOf } from './word-of.js';

/**
 * The fields of a table after a body: what is not sent stays, null blanks, a word is one of its field's options, and a phone one that can be. A blank word takes one
 * back, but a `yesNo` with options always says one.
 * @throws Refusal for a word that its field does not offer, for what is no phone number, and for a text that does not look like its field's
 */
export function sentOver<Fields extends FieldTable>(fields: Fields, sent: Readonly<Record<string, unknown>>, stored: ValuesOf<Fields>): ValuesOf<Fields> {
  const names = Object.keys(fields) as (keyof Fields & string)[];
  return Object.fromEntries(names.map((name) => [name, after(fields, name, sent[name], stored[name])])) as ValuesOf<Fields>;
}

function after<Fields extends FieldTable>(fields: Fields, name: keyof Fields & string, sent: unknown, stored: unknown): unknown {
  if (sent === undefined) return stored;
  const { options, kind, form } = fields[name]!;
  if (kind === 'phone') return phoneOf(fields[name]!, name, String(sent ?? ''), String(stored));
  if (form) return formedText(fields[name]!, form, name, String(sent ?? ''), String(stored));
  if (!options || typeof sent !== 'string' || (sent === '' && kind !== 'yesNo')) return sent;
  return wordOf(fields, name, sent, String(stored));
}
