import { capitalised } from '../../events/kernel/capitalised.rules.js';
import { checkColumn } from './list-column-check.js';
import { filterCondition } from './list-filters.js';
import { phoneFilter } from './list-phones.js';
import { firstOf, MAX_PAGE, partOf } from './list-part.js';
import { foundRows, holdsWords, rowsOf, selected, where, type Part } from './list-rows.js';
import { listIndexes, walkOf, type SortIndexes } from './list-indexes.js';
import { comesAfter, isDescending, orderBy, sortField, type Order } from './list-order.js';
import { ListRequestError, type Filter, type ListRequest } from './list-request.js';
import { foundBeside, seenBeside, type FileColumn, type ListQueryOptions, type SearchBeside } from './list-query-options.js';
import { ListSearch, wordsAsked } from './list-search.js';
import type { Visibility } from './list-visibility.js';
import { ListTable, type TableColumn } from './list-table.js';
import type { EntityClass } from '../engine/projection.js';
import { SqlParameters, type SqlStatement } from '../engine/write/sql-parameters.js';
import { quoted } from '../engine/schema/table-layout.js';

const MAX_FILTERS = 50;

/** Keys come out of addresses too: one that no column holds names no row, and Postgres would refuse the whole question for it. */
const BIGINT = /^-?\d{1,18}$/;

/** What people can do with a column of a list; `kind` says how it is shown. */
export interface ListColumn {
  readonly kind: 'text' | 'phone' | 'money' | 'number' | 'date' | 'time' | 'status' | 'yesNo';
  /** What people call it: "TPP number". */
  readonly label: string;
  /** All of these are needed to see it. */
  readonly permissions?: readonly string[];
  readonly filter?: true;
  readonly sort?: true;
  readonly sum?: true;
  /** A name among few, such as a resort: people pick from those that there are. */
  readonly picked?: true;
  /** A text that holds a number, such as a week: it sorts as one, and stands where figures do. */
  readonly numbered?: true;
  /** Stands in the list's files alone, for accounting: no screen reads it. */
  readonly fileOnly?: true;
  /** The number of a record: 0 is none, and nobody adds such numbers up. */
  readonly reference?: true;
}

/** Builds the SQL of one list. Field names come from the declared columns, values travel as parameters. */
export class ListQuery {
  readonly key: string;
  readonly fields: readonly string[];
  /** With those that only files hold. */
  readonly everyField: readonly string[];
  /** SQL for the projection's `indexes`. */
  readonly indexes: readonly string[];
  /** Fields that are searched for whoever sees all of them, group by group. */
  readonly searchedTogether: readonly (readonly string[])[];
  /** Fields by the permission that shows them. */
  readonly sensitive: Readonly<Record<string, readonly string[]>>;
  private readonly search: ListSearch;
  private readonly sortIndexes: SortIndexes;
  readonly table: ListTable;
  private readonly keyColumn: TableColumn;
  readonly columns: ReadonlyMap<string, ListColumn>;
  private readonly defaultSort: string;
  private readonly searchBeside: SearchBeside | undefined;

  constructor(options: ListQueryOptions<object>) {
    this.columns = new Map(Object.entries(options.columns as Record<string, ListColumn>));
    this.table = new ListTable(options.entity as EntityClass, new Set([...this.columns].filter(([, { numbered }]) => numbered).map(([field]) => field)), options.lookedUp);
    this.key = options.key;
    this.keyColumn = this.table.column(options.key);
    this.everyField = [...new Set([options.key as string, ...this.columns.keys()])];
    this.fields = this.everyField.filter((field) => !this.columns.get(field)?.fileOnly);
    this.sensitive = byPermission(this.columns);
    this.search = new ListSearch(this.table, options.search ?? [], (field) => this.kind(field) === 'phone');
    this.searchedTogether = this.search.together;
    this.defaultSort = options.defaultSort;
    this.searchBeside = options.searchBeside;
    this.table.column(sortField(options.defaultSort));
    // The primary key's own index needs no declaration.
    this.sortIndexes = { ...options, sorts: [options.key, ...(options.sorts ?? [])] };
    this.indexes = [...this.search.statements, ...listIndexes(this.table, this.keyColumn, options)];
    for (const [field, column] of this.columns) checkColumn(this.table.column(field), column);
  }

  /** @param most rows that are shown of all that fit, whatever page is asked for */
  page(request: ListRequest, visibility: Visibility, most?: number): SqlStatement {
    return this.statement(request, visibility, partOf(request, this.key, most));
  }

  /** Every row that fits, or so many, in order: for streams. */
  all(request: ListRequest, visibility: Visibility, most?: number): SqlStatement {
    return this.statement(request, visibility, firstOf(request, this.key, most));
  }

  /** The same with the columns of the file. */
  file(request: ListRequest, visibility: Visibility, most?: number): SqlStatement {
    return this.statement(request, visibility, firstOf(request, this.key, most), this.fileFields(visibility));
  }

  fileColumns(visibility: Visibility): readonly FileColumn[] {
    const summed = this.summed(visibility);
    return this.fileFields(visibility).map((field) => ({ field, label: this.label(field), kind: this.kind(field), ...(this.isReference(field) && { reference: true }), ...(summed.includes(field) && { sum: true }) }));
  }

  /** One row: `count`, `total`, and `sum:<field>` for each column that is summed, null where no row has an amount. */
  summary(request: ListRequest, visibility: Visibility): SqlStatement {
    const parameters = new SqlParameters();
    const asked = this.asked(request, visibility, parameters);
    const seen = this.seen(visibility, parameters);
    const sums = this.summed(visibility).map((field) => `sum(${this.table.column(field).sql})::text AS ${quoted(`sum:${field}`)}`);
    const total = asked.length === 0 ? '' : `, (SELECT count(*)::int FROM ${this.table.sql}${where(seen)}) AS total`;
    return {
      text: `SELECT ${['count(*)::int AS count', ...sums].join(', ')}${total} FROM ${this.table.sql}${where([...asked, ...seen])}`,
      values: parameters.values,
    };
  }

  /** What there is in a field that people pick from, with how many rows that fit have it: `value` and `count`, the most frequent first, at most 500. @throws ListRequestError */
  values(field: string, request: ListRequest, visibility: Visibility): SqlStatement {
    const column = this.columns.get(field);
    const offered = column && (column.picked ?? column.kind === 'status');
    if (!offered || visibility.hidden.has(field)) throw new ListRequestError('field', `${field} is not a field of this list whose values are offered`);
    const { text, values } = this.fitting(request, visibility);
    const { sql } = this.table.column(field);
    return { text: `SELECT ${sql} AS value, count(*)::int AS count${text} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${MAX_PAGE}`, values };
  }

  /** ` FROM … WHERE …` of the rows that fit, for figures over them. @param parameters of the statement that it becomes a part of */
  fitting(request: ListRequest, visibility: Visibility, parameters = new SqlParameters()): SqlStatement {
    const conditions = [...this.asked(request, visibility, parameters), ...this.seen(visibility, parameters)];
    return { text: ` FROM ${this.table.sql}${where(conditions)}`, values: parameters.values };
  }

  /** The rows of these keys, as far as they are seen. */
  rows(keys: readonly string[], visibility: Visibility): SqlStatement {
    const parameters = new SqlParameters();
    const numbered = this.keyColumn.type === 'number';
    const possible = parameters.add(numbered ? keys.filter((key) => BIGINT.test(key)) : keys);
    const named = `${this.keyColumn.sql} = ANY(${possible}::${numbered ? 'bigint[]' : 'text[]'})`;
    const text = `SELECT ${selected(this.columnsOf(this.visibleFields(visibility)))} FROM ${this.table.sql}${where([named, ...this.seen(visibility, parameters)])}`;
    return { text, values: parameters.values };
  }

  /** What people call a field: its label; of a key that is no column, its name in words ("Contract id"). */
  label(field: string): string {
    return this.columns.get(field)?.label ?? capitalised(field.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`));
  }

  /** How a field is shown; of a key that is no column, as a number. */
  kind(field: string): ListColumn['kind'] {
    return this.columns.get(field)?.kind ?? 'number';
  }

  isNumbered(field: string): boolean {
    return this.columns.get(field)?.numbered === true;
  }

  visibleFields({ hidden }: Visibility): string[] {
    return this.fields.filter((field) => !hidden.has(field));
  }

  summed({ hidden }: Visibility): string[] {
    return this.fields.filter((field) => this.columns.get(field)?.sum && !hidden.has(field));
  }

  /** The fields by which it is decided which rows somebody gets, and in which order. */
  goesBy(request: ListRequest, { only, hidden }: Visibility): string[] {
    const held = [...(request.filters ?? []), ...only].map(({ field }) => field);
    const beside = seenBeside(this.searchBeside, hidden);
    return [...held, ...(request.sort && request.sort !== this.defaultSort ? [sortField(request.sort)] : []), ...(wordsAsked(request).length > 0 ? [ListSearch.FIELD, ...(beside ? [beside.field] : [])] : [])];
  }

  private fileFields({ hidden }: Visibility): readonly string[] {
    return this.everyField.filter((field) => !hidden.has(field));
  }

  private isReference(field: string): boolean {
    return field === this.key ? this.keyColumn.type === 'number' : this.columns.get(field)?.reference === true;
  }

  private statement(request: ListRequest, visibility: Visibility, part?: Part, fields: readonly string[] = this.visibleFields(visibility)): SqlStatement {
    const parameters = new SqlParameters();
    const asked = this.asked(request, visibility, parameters);
    const conditions = [...asked, ...this.seen(visibility, parameters)];
    const order = this.order(request.sort, visibility);
    if (request.after) conditions.push(comesAfter(order, this.keyColumn, request.after, parameters));
    const rows = { table: this.table.sql, columns: this.columnsOf(fields), order: orderBy(order, this.keyColumn), conditions };
    const walk = walkOf(this.table, this.sortIndexes, order, request.filters ?? [], asked);
    return { text: wordsAsked(request).length > 0 ? foundRows(rows, part && { ...part, walk }) : rowsOf(rows, part), values: parameters.values };
  }

  private columnsOf(fields: readonly string[]): TableColumn[] {
    return fields.map((field) => this.table.column(field));
  }

  /** What the reader asks for; no row holds what is neither letter nor digit, such as an emoji. */
  private asked(request: ListRequest, visibility: Visibility, parameters: SqlParameters): string[] {
    const filters = request.filters ?? [];
    if (filters.length > MAX_FILTERS) throw new ListRequestError('filters', `at most ${MAX_FILTERS}`);
    const conditions = filters.map((filter) => this.condition(filter, visibility, parameters));
    if (request.search?.trim()) conditions.push(...this.found(request, visibility, parameters));
    return conditions;
  }

  private found(request: ListRequest, { hidden }: Visibility, parameters: SqlParameters): string[] {
    const words = wordsAsked(request);
    if (words.length === 0) return ['false'];
    const beside = seenBeside(this.searchBeside, hidden);
    if (!beside) return [this.holds(request.search!, hidden, parameters)];
    return words.map((word) => foundBeside(this.holds(word, hidden, parameters), beside, this.table.column(beside.on), word, parameters));
  }

  /** The keys of all rows that hold a word, for another list. */
  keysFound(word: string, parameters: SqlParameters): string {
    return `SELECT ${this.keyColumn.sql} FROM ${this.table.sql}${where([this.holds(word, new Set(), parameters)])}`;
  }

  private holds(search: string, hidden: ReadonlySet<string>, parameters: SqlParameters): string {
    return holdsWords(parameters.add(this.search.asked(search, hidden)));
  }

  /** What the reader is held to, whatever they ask for. */
  private seen({ only }: Visibility, parameters: SqlParameters): string[] {
    return only.map(({ field, values, except }) => `${except ? 'NOT ' : ''}${this.table.column(field).sql}::text = ANY(${parameters.add(values)}::text[])`);
  }

  private condition(filter: Filter, { hidden }: Visibility, parameters: SqlParameters): string {
    const offered = filter.field === this.key || this.columns.get(filter.field)?.filter;
    if (!offered || hidden.has(filter.field)) {
      throw new ListRequestError(filter.field, 'is not a field that this list can be filtered by');
    }
    return filterCondition(this.kind(filter.field) === 'phone' ? phoneFilter(filter) : filter, this.table.column(filter.field), parameters);
  }

  private order(sort: string | undefined, { hidden }: Visibility): Order {
    const wanted = sort || this.defaultSort;
    const field = sortField(wanted);
    const offered = wanted === this.defaultSort || field === this.key || this.columns.get(field)?.sort;
    if (!offered || (hidden.has(field) && wanted !== this.defaultSort)) throw new ListRequestError('sort', `${field} is not a field that this list can be sorted by`);
    return { column: hidden.has(field) ? this.keyColumn : this.table.column(field), descending: isDescending(wanted) };
  }
}

/** Declares what people can filter, sort, search and sum. */
export function listQuery<Row extends object>(options: ListQueryOptions<Row>): ListQuery {
  return new ListQuery(options as unknown as ListQueryOptions<object>);
}

function byPermission(columns: ReadonlyMap<string, ListColumn>): Record<string, string[]> {
  const hidden: Record<string, string[]> = {};
  for (const [field, { permissions = [] }] of columns) for (const permission of permissions) (hidden[permission] ??= []).push(field);
  return hidden;
}
