import { filterCondition } from './list-filters.js';
import { isDescending, orderBy, sortField } from './list-order.js';
import { ListRequestError, type Filter, type ListRequest } from './list-request.js';
import { searchQuery, searchVector } from './list-search.js';
import type { Sight } from './list-sight.js';
import { ListTable, type ColumnType, type TableColumn } from './list-table.js';
import type { EntityClass } from './projection.js';
import { SqlParameters, type SqlStatement } from './sql-parameters.js';
import { quoted } from './table-layout.js';

export const MAX_PAGE = 500;
const DEFAULT_PAGE = 100;
const MAX_FILTERS = 50;

/** Keys come out of addresses too: one that no column holds names no row, and Postgres would refuse the whole question for it. */
const BIGINT = /^-?\d{1,18}$/;

/** What people can do with a column of a list; `kind` says how it is shown. */
export interface ListColumn {
  readonly kind: 'text' | 'money' | 'number' | 'date' | 'time' | 'status' | 'yesNo';
  /** What people call it, where the property's own name does not say it: "TPP number". */
  readonly label?: string;
  readonly filter?: true;
  readonly sort?: true;
  readonly sum?: true;
}

const NEEDED_TYPE: Readonly<Partial<Record<ListColumn['kind'], ColumnType>>> = { money: 'number', number: 'number', date: 'date', time: 'instant' };

export interface ListQueryOptions<Row> {
  readonly entity: (new () => Row) | EntityClass;
  /** Property that is the primary key. */
  readonly key: keyof Row & string;
  /** Columns that rows of the list show, beside the key. */
  readonly columns: Readonly<Partial<Record<keyof Row & string, ListColumn>>>;
  /** Columns whose words can be searched. */
  readonly search?: readonly (keyof Row & string)[];
  readonly defaultSort: string;
}

/** Builds the SQL of one list. Field names come from the declared columns, values travel as parameters. */
export class ListQuery {
  readonly key: string;
  readonly fields: readonly string[];
  private readonly table: ListTable;
  private readonly keyColumn: TableColumn;
  private readonly columns: ReadonlyMap<string, ListColumn>;
  private readonly searched: readonly string[];
  private readonly defaultSort: string;

  constructor(options: ListQueryOptions<object>) {
    this.table = new ListTable(options.entity as EntityClass);
    this.key = options.key;
    this.keyColumn = this.table.column(options.key);
    this.columns = new Map(Object.entries(options.columns as Record<string, ListColumn>));
    this.fields = [...new Set([options.key as string, ...this.columns.keys()])];
    this.searched = options.search ?? [];
    this.defaultSort = options.defaultSort;
    for (const field of [...this.searched, sortField(options.defaultSort)]) this.table.column(field);
    for (const [field, column] of this.columns) checkColumn(this.table.column(field), column);
  }

  page(request: ListRequest, sight: Sight): SqlStatement {
    const { text, values } = this.all(request, sight);
    const limit = wholeNumber('limit', request.limit ?? DEFAULT_PAGE, MAX_PAGE);
    const offset = wholeNumber('offset', request.offset ?? 0, Number.MAX_SAFE_INTEGER);
    return { text: `${text} LIMIT ${limit} OFFSET ${offset}`, values };
  }

  /** Every row that fits, in order: for streams. */
  all(request: ListRequest, sight: Sight): SqlStatement {
    const parameters = new SqlParameters();
    const conditions = [...this.asked(request, sight, parameters), ...this.seen(sight, parameters)];
    const text = `SELECT ${this.selected(sight)} FROM ${this.table.sql}${where(conditions)} ORDER BY ${this.order(request.sort, sight)}`;
    return { text, values: parameters.values };
  }

  /** One row: `count`, `total`, and `sum:<field>` for each column that is summed. */
  summary(request: ListRequest, sight: Sight): SqlStatement {
    const parameters = new SqlParameters();
    const asked = this.asked(request, sight, parameters);
    const seen = this.seen(sight, parameters);
    const sums = this.summed(sight).map((field) => `coalesce(sum(${this.table.column(field).sql}), 0)::text AS ${quoted(`sum:${field}`)}`);
    const total = asked.length === 0 ? '' : `, (SELECT count(*)::int FROM ${this.table.sql}${where(seen)}) AS total`;
    return {
      text: `SELECT ${['count(*)::int AS count', ...sums].join(', ')}${total} FROM ${this.table.sql}${where([...asked, ...seen])}`,
      values: parameters.values,
    };
  }

  /** The rows of these keys, as far as they are seen. */
  rows(keys: readonly string[], sight: Sight): SqlStatement {
    const parameters = new SqlParameters();
    const numbered = this.keyColumn.type === 'number';
    const possible = parameters.add(numbered ? keys.filter((key) => BIGINT.test(key)) : keys);
    const named = `${this.keyColumn.sql} = ANY(${possible}::${numbered ? 'bigint[]' : 'text[]'})`;
    const text = `SELECT ${this.selected(sight)} FROM ${this.table.sql}${where([named, ...this.seen(sight, parameters)])}`;
    return { text, values: parameters.values };
  }

  /** What people call a field: its label, or its name in words ("Contract date"). */
  label(field: string): string {
    const words = field.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
    return this.columns.get(field)?.label ?? words.charAt(0).toUpperCase() + words.slice(1);
  }

  visibleFields({ hidden }: Sight): string[] {
    return this.fields.filter((field) => !hidden.has(field));
  }

  summed({ hidden }: Sight): string[] {
    return this.fields.filter((field) => this.columns.get(field)?.sum && !hidden.has(field));
  }

  private selected(sight: Sight): string {
    return this.visibleFields(sight).map((field) => `${this.table.column(field).sql} AS ${quoted(field)}`).join(', ');
  }

  /** What the reader asks for. */
  private asked(request: ListRequest, sight: Sight, parameters: SqlParameters): string[] {
    const filters = request.filters ?? [];
    if (filters.length > MAX_FILTERS) throw new ListRequestError('filters', `at most ${MAX_FILTERS}`);
    const conditions = filters.map((filter) => this.condition(filter, sight, parameters));
    const words = request.search === undefined ? undefined : searchQuery(request.search);
    if (words !== undefined) conditions.push(this.matches(words, sight, parameters));
    return conditions;
  }

  /** What the reader is held to, whatever they ask for. */
  private seen({ only }: Sight, parameters: SqlParameters): string[] {
    return only.map(({ field, values }) => `${this.table.column(field).sql}::text = ANY(${parameters.add(values)}::text[])`);
  }

  private condition(filter: Filter, { hidden }: Sight, parameters: SqlParameters): string {
    const offered = filter.field === this.key || this.columns.get(filter.field)?.filter;
    if (!offered || hidden.has(filter.field)) {
      throw new ListRequestError(filter.field, 'is not a field that this list can be filtered by');
    }
    return filterCondition(filter, this.table.column(filter.field), parameters);
  }

  private matches(words: string, { hidden }: Sight, parameters: SqlParameters): string {
    const columns = this.searched.filter((field) => !hidden.has(field)).map((field) => this.table.column(field));
    if (columns.length === 0) throw new ListRequestError('search', 'is not offered by this list');
    return `${searchVector(columns)} @@ to_tsquery('simple', ${parameters.add(words)})`;
  }

  private order(sort: string | undefined, { hidden }: Sight): string {
    const wanted = sort || this.defaultSort;
    const field = sortField(wanted);
    const offered = wanted === this.defaultSort || field === this.key || this.columns.get(field)?.sort;
    if (!offered || (hidden.has(field) && sort)) throw new ListRequestError('sort', `${field} is not a field that this list can be sorted by`);
    const column = hidden.has(field) ? this.keyColumn : this.table.column(field);
    return orderBy(column, isDescending(wanted), this.keyColumn);
  }
}

/** Declares what people can filter, sort, search and sum in a list. */
export function listQuery<Row extends object>(options: ListQueryOptions<Row>): ListQuery {
  return new ListQuery(options as unknown as ListQueryOptions<object>);
}

/** A mistake in a list's declaration stops the start, not somebody's filter. */
function checkColumn({ property, type }: TableColumn, { kind, filter, sort, sum }: ListColumn): void {
  if (!type && (filter || sort || sum)) throw new TypeError(`${property} is of a type that lists cannot filter, sort or sum`);
  const needed = NEEDED_TYPE[kind];
  if (needed && type !== needed) throw new TypeError(`${property} is shown as ${kind}, so its column must be a ${needed}`);
  if (sum && type !== 'number') throw new TypeError(`${property} is not a number and cannot be summed`);
}

function where(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
}

function wholeNumber(field: string, value: number, max: number): number {
  if (!Number.isSafeInteger(value) || value < 0 || value > max) throw new ListRequestError(field, `takes a whole number from 0 to ${max}`);
  return value;
}
