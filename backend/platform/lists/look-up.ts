import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { EVERYTHING } from '../../../projections/engine/list-sight.js';
import type { Filter } from '../../../projections/engine/list-request.js';
import type { SqlStatement } from '../../../projections/engine/sql-parameters.js';
import { rowTypes } from '../../../projections/engine/row-types.js';
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
  async rows({ list, query }: LookUpSource, keys: readonly (string | number)[]): Promise<ReadonlyMap<string, LookedUp>> {
    this.ready.require(list);
    const rows = keys.length === 0 ? [] : await this.query(query.rows(keys.map(String), EVERYTHING));
    return new Map(rows.map((row) => [String(row[query.key]), new LookedUp(list, row)]));
  }

  async row(source: LookUpSource, key: string | number): Promise<LookedUp | undefined> {
    return (await this.rows(source, [key])).get(String(key));
  }

  /** The first twenty rows that have this value. */
  async rowsWith({ list, query }: LookUpSource, field: string, value: string | number): Promise<readonly LookedUp[]> {
    this.ready.require(list);
    const request = { filters: [{ field, op: 'is', value }], sort: query.key, limit: MOST } as const;
    return (await this.query(query.page(request, EVERYTHING))).map((row) => new LookedUp(list, row));
  }

  /** The keys of all rows that have this value, however many. */
  async keysWith({ list, query }: LookUpSource, field: string, value: string | number): Promise<readonly string[]> {
    this.ready.require(list);
    return (await this.query(query.all({ filters: [{ field, op: 'is', value }] }, EVERYTHING))).map((row) => String(row[query.key]));
  }

  /** The keys of all rows whose day lies between these two, both included, in the order of the keys. */
  async keysBetween({ list, query }: LookUpSource, field: string, { from, to }: { readonly from: string; readonly to: string }): Promise<readonly string[]> {
    this.ready.require(list);
    const filters = [{ field, op: 'from', value: from }, { field, op: 'to', value: to }] as const;
    return (await this.query(query.all({ filters, sort: query.key }, EVERYTHING))).map((row) => String(row[query.key]));
  }

  /** The keys of all rows that fit, however many. */
  async keysThat({ list, query }: LookUpSource, filters: readonly Filter[]): Promise<readonly string[]> {
    this.ready.require(list);
    return (await this.query(query.all({ filters }, EVERYTHING))).map((row) => String(row[query.key]));
  }

  /** Those that have a value of a field that nobody filters the list by. */
  async keysWhere({ list, query }: LookUpSource, field: string, value: string | number): Promise<readonly string[]> {
    this.ready.require(list);
    return (await this.query(query.all({}, { hidden: new Set<string>(), only: [{ field, values: [String(value)] }] }))).map((row) => String(row[query.key]));
  }

  /** The keys of all rows that have another value. */
  async keysBut({ list, query }: LookUpSource, field: string, value: string | number): Promise<readonly string[]> {
    this.ready.require(list);
    const others = { hidden: new Set<string>(), only: [{ field, values: [String(value)], except: true as const }] };
    return (await this.query(query.all({}, others))).map((row) => String(row[query.key]));
  }

  private async query({ text, values }: SqlStatement): Promise<ListRow[]> {
    return (await this.pool.query<ListRow>({ text, values: [...values], types: rowTypes })).rows;
  }
}
