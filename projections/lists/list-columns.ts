import { permissionsFor, shownAs, type FieldTable } from '../../events/kernel/field.rules.js';
import type { ListColumn } from './list-query.js';

/** What a list says of a column beside what the field itself says: what people can do with it, and how it stands on the screen. */
interface Declared extends Pick<ListColumn, 'filter' | 'sort' | 'sum' | 'numbered' | 'picked' | 'fileOnly'> {
  /** Pixels until somebody drags it; absent for what no screen shows. */
  readonly width?: number;
  /** Where the kind does not say it: a contract's number stands at the left. */
  readonly align?: 'start' | 'end';
  /** Only for filters until somebody shows it. */
  readonly hidden?: true;
}

/** A column as its list and the screen of the list both read it. */
export interface DeclaredColumn extends ListColumn, Declared {
  /** Over the column: the label, or a shorter one. */
  readonly head: string;
  /** What it may say; absent for free values. */
  readonly options?: readonly string[];
}

/** Most columns can be filtered and sorted by. */
export const offered = { filter: true, sort: true } as const;

/** Columns of the list's file that no screen shows. */
export function fileOnly<Name extends string>(names: readonly Name[]): Record<Name, { readonly fileOnly: true }> {
  return Object.fromEntries(names.map((name) => [name, { fileOnly: true }])) as Record<Name, { readonly fileOnly: true }>;
}

/** The columns of a list, in their order: words, kind, options and who sees them stand in the table of fields. */
export function listColumns<Fields extends FieldTable, Name extends keyof Fields & string>(
  fields: Fields,
  columns: Readonly<Record<Name, Declared>>,
): Record<Name, DeclaredColumn> {
  const entries = Object.entries<Declared>(columns).map(([name, declared]) => {
    const field = fields[name]!;
    const { label, head = label, options } = field;
    const reference = field.kind === 'reference' && ({ reference: true } as const);
    return [name, { kind: shownAs(field), label, head, permissions: permissionsFor(fields, name), ...(options && { options }), ...reference, ...declared }];
  });
  return Object.fromEntries(entries) as Record<Name, DeclaredColumn>;
}
