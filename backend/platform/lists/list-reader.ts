import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { ChangeFeed } from '../../../projections/engine/changes/change-feed.js';
import type { ListRequest } from '../../../projections/lists/list-request.js';
import { EVERYTHING, type Visibility } from '../../../projections/lists/list-visibility.js';
import { rowsOf } from '../../../projections/engine/write/rows-of.js';
import { ReadyLists } from '../projections/ready-lists.js';
import type { ListDefinition } from './list-registry.js';
import { visibilityOf, type Reader } from './list-visibility.js';
import type { ListPage, ListSummary, ListValues } from './list.dto.js';

export type ListRow = Readonly<Record<string, unknown>>;

/** How long a read waits for what its caller has just saved. */
const WAIT_MS = 2_000;

/** Reads lists for somebody: what they may not see is neither answered nor usable as a filter. */
@Injectable()
export class ListReader {
  constructor(
    private readonly pool: pg.Pool,
    private readonly feed: ChangeFeed,
    private readonly ready: ReadyLists,
  ) {}

  /** Waits until the list shows everything up to `position`, two seconds at most. @returns whether it does */
  async waitFor(list: string, position: string | undefined): Promise<boolean> {
    return !position || this.feed.waitFor(list, position, WAIT_MS);
  }

  /** The same for an answer that is made of several. */
  async waitForAll(lists: readonly string[], position: string | undefined): Promise<void> {
    await Promise.all(lists.map((list) => this.waitFor(list, position)));
  }

  /** Up to where all of them are known. Asked before their rows are read: rows may be newer than what a client follows from, never older. */
  knownOf(lists: readonly string[]): Promise<string> {
    return this.feed.oldestCheckpoint(lists);
  }

  /** @param besides sums and names that answer too. @throws StillBuilding where one of all these is not filled yet */
  async builtUpTo(lists: readonly string[], besides: readonly string[] = []): Promise<string> {
    this.ready.requireAll([...lists, ...besides]);
    return this.knownOf(lists);
  }

  async page(definition: ListDefinition, request: ListRequest, reader: Reader): Promise<ListPage> {
    const visibility = visibilityOf(definition, reader);
    const statement = definition.query.page(request, this.ready.seen(definition, visibility, request), definition.most?.(reader));
    // Asked before the rows are read: rows may be newer than the position that the client follows from, never older.
    const position = await this.feed.checkpoint(definition.list);
    const { fields, done } = this.lacking(definition, visibility);
    const rows = blanked(await rowsOf<ListRow>(this.pool, statement), fields);
    return { rows, offset: request.offset ?? 0, position, ...(fields.length > 0 && { rebuilding: { labels: fields.map((field) => definition.query.label(field)), done } }) };
  }

  async summary(definition: ListDefinition, request: ListRequest, reader: Reader): Promise<ListSummary> {
    const visibility = visibilityOf(definition, reader);
    const statement = definition.query.summary(request, this.ready.seen(definition, visibility, request));
    const position = await this.feed.checkpoint(definition.list);
    const row = (await rowsOf<ListRow>(this.pool, statement))[0]!;
    const count = row.count as number;
    const blank = this.lacking(definition, visibility).fields;
    const sums = definition.query.summed(visibility).map((field) => [field, (row[`sum:${field}`] as string | null | undefined) ?? (count === 0 && !blank.includes(field) ? '0' : '')]);
    return { count, total: (row.total as number | undefined) ?? count, sums: Object.fromEntries(sums) as Record<string, string>, position };
  }

  /** What there is in a field, for who sees it: never what stands in rows that the reader does not see. */
  async values(definition: ListDefinition, field: string, request: ListRequest, reader: Reader): Promise<ListValues> {
    const visibility = this.ready.seen(definition, visibilityOf(definition, reader), { ...request, filters: [...(request.filters ?? []), { field, op: 'present' }] });
    const statement = definition.query.values(field, request, visibility);
    const position = await this.feed.checkpoint(definition.list);
    return { values: (await rowsOf<ListRow>(this.pool, statement)) as unknown as ListValues['values'], position };
  }

  /** The rows of these keys that the reader sees, by key. */
  rows(definition: ListDefinition, keys: readonly string[], reader: Reader): Promise<ReadonlyMap<string, ListRow>> {
    return this.byKey(definition, keys, visibilityOf(definition, reader));
  }

  /** The row of this key; undefined where there is none that the reader sees. */
  async row(definition: ListDefinition, key: string | number, reader: Reader): Promise<ListRow | undefined> {
    return (await this.rows(definition, [String(key)], reader)).get(String(key));
  }

  /** All rows of these keys with every field, whoever may see them: for who hides before anything is passed on. */
  unhiddenRows(definition: ListDefinition, keys: readonly string[]): Promise<ReadonlyMap<string, ListRow>> {
    return this.byKey(definition, keys, EVERYTHING);
  }

  /** Whether rows say all that the list shows, as those do that a process has just written. */
  isWhole(definition: ListDefinition): boolean {
    return this.ready.lacking(definition).fields.size === 0;
  }

  private async byKey(definition: ListDefinition, keys: readonly string[], visibility: Visibility): Promise<ReadonlyMap<string, ListRow>> {
    const { query } = definition;
    const { fields } = this.lacking(definition, visibility);
    // Not even asked for: where they are looked up, there may be no table yet.
    const rows = keys.length === 0 ? [] : await rowsOf<ListRow>(this.pool, query.rows(keys, { ...visibility, hidden: new Set([...visibility.hidden, ...fields]) }));
    return new Map(blanked(rows, fields).map((row) => [String(row[query.key]), row]));
  }

  /** What the reader would see, were it there. */
  private lacking(definition: ListDefinition, visibility: Visibility): { readonly fields: readonly string[]; readonly done: number } {
    const { fields, done } = this.ready.lacking(definition);
    return { fields: fields.size === 0 ? [] : definition.query.visibleFields(visibility).filter((field) => fields.has(field)), done };
  }
}

/** What stands in older rows where they say nothing is only there for who keeps them up. */
function blanked(rows: ListRow[], fields: readonly string[]): ListRow[] {
  if (fields.length === 0) return rows;
  const blank = Object.fromEntries(fields.map((field) => [field, null]));
  return rows.map((row) => ({ ...row, ...blank }));
}
