import type { FieldTable, ValuesOf } from '../../../events/field.values.js';
import { wordOf } from './word-of.js';

/**
 * The fields of a table after a body: what is not sent stays, null blanks, and a word is one of its field's options. A blank word takes one
 * back, but a `yesNo` with options always says one.
 * @throws Refusal for a word that its field does not offer
 */
export function sentOver<Fields extends FieldTable>(fields: Fields, sent: Readonly<Record<string, unknown>>, stored: ValuesOf<Fields>): ValuesOf<Fields> {
  const names = Object.keys(fields) as (keyof Fields & string)[];
  return Object.fromEntries(names.map((name) => [name, after(fields, name, sent[name], stored[name])])) as ValuesOf<Fields>;
}

function after<Fields extends FieldTable>(fields: Fields, name: keyof Fields & string, sent: unknown, stored: unknown): unknown {
  if (sent === undefined) return stored;
  const { options, kind } = fields[name]!;
  if (!options || typeof sent !== 'string' || (sent === '' && kind !== 'yesNo')) return sent;
  return wordOf(fields, name, sent, String(stored));
}
