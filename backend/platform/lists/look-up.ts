import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { EVERYTHING, type RowRestriction } from '../../../projections/lists/list-visibility.js';
import type { Filter, ListRequest } from '../../../projections/lists/list-request.js';
import { rowsOf } from '../../../projections/engine/write/rows-of.js';
import { ReadyLists } from '../projections/ready-lists.js';
import type { ListRow } from './list-reader.js';
import type { ListDefinition } from './list-registry.js';
import { LookedUp } from './looked-up.js';

/** A list as the server looks things up in it: nobody reads it through this, so it says nothing of who may see what. */
export type LookUpSource = Pick<ListDefinition, 'list' | 'query'>;

/** More than so many are not needed to know whether there is another. */
const MOST = 20;

/** What the server needs to know to carry something out, whoever asked for it. Read from lists, so it may be a moment old. */
@Injectable()
export class LookUp {
  constructor(
    private readonly pool: pg.Pool,
    private readonly ready: ReadyLists,
  ) {}

  /** The rows of these keys, by key. */
  async rows(source: LookUpSource, keys: readonly (string | number)[]): Promise<ReadonlyMap<string, LookedUp>> {
    const visibility = this.ready.seen(source, EVERYTHING);
    const rows = keys.length === 0 ? [] : await rowsOf<ListRow>(this.pool, source.query.rows(keys.map(String), visibility));
    return new Map(rows.map((row) => [String(row[source.query.key]), this.lookedUp(source, row)]));
  }

  async row(source: LookUpSource, key: string | number): Promise<LookedUp | undefined> {
    return (await this.rows(source, [key])).get(String(key));
  }

  /** The first twenty rows that have this value. */
  async rowsWith(source: LookUpSource, field: string, value: string | number): Promise<readonly LookedUp[]> {
    const request = { filters: [{ field, op: 'is', value }], sort: source.query.key, limit: MOST } as const;
    return (await rowsOf<ListRow>(this.pool, source.query.page(request, this.ready.seen(source, EVERYTHING, request)))).map((row) => this.lookedUp(source, row));
  }

  /** The keys of all rows that have this value, however many. */
  keysWith(source: LookUpSource, field: string, value: string | number): Promise<readonly string[]> {
    return this.keysThat(source, [{ field, op: 'is', value }]);
  }

  /** The keys of all rows whose day lies between these two, both included, in the order of the keys. */
  keysBetween(source: LookUpSource, field: string, { from, to }: { readonly from: string; readonly to: string }): Promise<readonly string[]> {
    const filters = [{ field, op: 'from', value: from }, { field, op: 'to', value: to }] as const;
    return this.keys(source, { filters, sort: source.query.key });
  }

  /** The keys of all rows that fit, however many. */
  keysThat(source: LookUpSource, filters: readonly Filter[]): Promise<readonly string[]> {
    return this.keys(source, { filters });
  }

  /** Those that have a value of a field that nobody filters the list by. */
  keysWhere(source: LookUpSource, field: string, value: string | number): Promise<readonly string[]> {
    return this.keys(source, {}, [{ field, values: [String(value)] }]);
  }

  /** The keys of all rows that have another value. */
  keysBut(source: LookUpSource, field: string, value: string | number): Promise<readonly string[]> {
    return this.keys(source, {}, [{ field, values: [String(value)], except: true }]);
  }

  private async keys(source: LookUpSource, request: ListRequest, only: readonly RowRestriction[] = []): Promise<readonly string[]> {
    const visibility = this.ready.seen(source, { ...EVERYTHING, only }, request);
    return (await rowsOf<ListRow>(this.pool, source.query.all(request, visibility))).map((row) => String(row[source.query.key]));
  }

  private lookedUp(source: LookUpSource, row: ListRow): LookedUp {
    return new LookedUp(source.list, row, (field) => (this.ready.lacking(source).fields.has(field) ? this.ready.fault(source, field) : undefined));
  }
}
