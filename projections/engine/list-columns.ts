import { permissionsFor, shownAs, type FieldTable } from '../../events/field.values.js';
import type { ListColumn } from './list-query.js';

/** What people can do with a column. */
type Offered = Pick<ListColumn, 'filter' | 'sort' | 'sum'>;

/** Most columns can be filtered and sorted by. */
export const offered = { filter: true, sort: true } as const;

/** The columns of a list: label, kind and who sees them stand in the table of fields. */
export function listColumns<Fields extends FieldTable, Name extends keyof Fields & string>(
  fields: Fields,
  columns: Readonly<Record<Name, Offered>>,
): Record<Name, ListColumn> {
  const entries = Object.entries<Offered>(columns).map(([name, offers]) => {
    const field = fields[name]!;
    return [name, { kind: shownAs(field), label: field.label, permissions: permissionsFor(fields, name), ...offers }];
  });
  return Object.fromEntries(entries) as Record<Name, ListColumn>;
}
