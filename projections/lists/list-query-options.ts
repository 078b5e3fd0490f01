import type { EntityClass } from '../engine/projection.js';
import type { SqlParameters } from '../engine/write/sql-parameters.js';
import type { SortIndexes } from './list-indexes.js';
import type { ListColumn } from './list-query.js';
import type { SearchedFields } from './list-search.js';
import type { LookedUpColumns, TableColumn } from './list-table.js';

/** A column of the list's file. */
export interface FileColumn extends Pick<ListColumn, 'kind' | 'label' | 'reference'> {
  readonly field: string;
  readonly sum?: true;
}

export interface ListQueryOptions<Row> extends SortIndexes<keyof Row & string> {
  readonly entity: (new () => Row) | EntityClass;
  readonly key: keyof Row & string;
  /** Columns that rows of the list show, beside the key. */
  readonly columns: Readonly<Partial<Record<keyof Row & string, ListColumn>>>;
  readonly lookedUp?: LookedUpColumns;
  /** Columns whose words can be searched; apart, by the permission that shows them, those that not everybody sees. */
  readonly search?: SearchedFields<keyof Row & string>;
  /** Rows are found as well by what another list finds, for who sees the field that shows it. */
  readonly searchBeside?: SearchBeside<keyof Row & string>;
  readonly defaultSort: string;
}

/** Another list whose words find rows of this one: those of a purchase's member. */
export interface SearchBeside<Field extends string = string> {
  readonly field: Field;
  readonly by: { keysFound(word: string, parameters: SqlParameters): string };
  /** The column that holds the other list's key. */
  readonly on: Field;
}

/** Only for who sees what its rows are found by. */
export function seenBeside(beside: SearchBeside | undefined, hidden: ReadonlySet<string>): SearchBeside | undefined {
  return beside && !hidden.has(beside.field) ? beside : undefined;
}

/** Word by word: one may stand here and the next in the other list. */
export function foundBeside(here: string, { by }: SearchBeside, on: TableColumn, word: string, parameters: SqlParameters): string {
  return `(${here} OR ${on.sql} IN (${by.keysFound(word, parameters)}))`;
}
