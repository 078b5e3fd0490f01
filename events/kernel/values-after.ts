import type { FieldTable } from './field.rules.js';
import { phonesKept } from './phone.rules.js';

type ValuesAfter<Changes> = { [Name in keyof Changes]?: NonNullable<Changes[Name]> extends { readonly to: infer To } ? To : never };

/** What the fields hold that an event says were changed: `{ notes: { from, to } }` leaves `{ notes: to }`. */
export function valuesAfter<Changes extends object>(changes: Changes): ValuesAfter<Changes> {
  const changed = Object.entries(changes as Record<string, { readonly to: unknown } | undefined>);
  return Object.fromEntries(changed.flatMap(([name, change]) => (change ? [[name, change.to]] : []))) as ValuesAfter<Changes>;
}

/** What an event says of the fields of a table, plainly or as `changes`; phones in the form in which they are looked for. */
export function valuesSaid(fields: FieldTable, data: object): Readonly<Record<string, unknown>> {
  const { changes, ...facts } = data as { readonly changes?: object };
  const said = { ...facts, ...(changes && valuesAfter(changes)) };
  return phonesKept(fields, Object.fromEntries(Object.entries(said).filter(([name]) => name in fields)));
}
