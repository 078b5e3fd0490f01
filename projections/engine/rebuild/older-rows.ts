import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../write/in-transaction.js';
import { adapted, areAlike, type StoredColumn } from './older-columns.js';
import type { Projection, Totals } from '../projection.js';
import type { ReadModelTables } from '../schema/read-model-tables.js';
import { rowTypes } from '../write/row-types.js';
import { liveTarget, rebuildTarget, type Target } from '../write/target.js';

/** As many as tell what sums are made of. */
const SAMPLE = 200;

interface OlderRows {
  readonly tables: readonly string[];
  readonly lacking: readonly string[];
}

/**
 * Has this version read and keep up the rows that an older one has left, while it builds its own. What they do not say is noted beside
 * their checkpoint. From then on they are rows of neither version: whoever goes back to the older one builds them anew as well.
 * @returns false where they cannot be read
 */
export async function takeUpOlderRows(pool: Pool, tables: ReadModelTables, projection: Projection): Promise<boolean> {
  const target = liveTarget(projection);
  await tables.prepare(projection, rebuildTarget(projection), { bare: true });
  return inTransaction(pool, target, async (client) => {
    await client.query(`SET LOCAL lock_timeout = '2s'`);
    const older = (await client.query<OlderRows>('SELECT tables, lacking FROM projection.checkpoint WHERE name = $1 AND built FOR UPDATE', [target.id])).rows[0];
    const lacking = older && (await new TakeUp(client, tables, projection).run(older));
    if (!lacking) return false;
    const added = tables.namesOf(projection).filter((table) => !older.tables.includes(table));
    await client.query(TAKEN_UP, [target.id, tables.fingerprintOf(projection), [...lacking].sort(), added]);
    return true;
  });
}

const TAKEN_UP = `UPDATE projection.checkpoint SET read_by = $2, fingerprint = '', lacking = $3, tables = tables || $4::text[] WHERE name = $1`;

class TakeUp {
  private readonly live: Target;
  private readonly build: Target;

  constructor(
    private readonly client: PoolClient,
    private readonly tables: ReadModelTables,
    private readonly projection: Projection,
  ) {
    this.live = liveTarget(projection);
    this.build = rebuildTarget(projection);
  }

  /** @returns `table.column` and tables of totals that say nothing, or nothing that is true */
  async run(older: OlderRows): Promise<ReadonlySet<string> | undefined> {
    const layout = this.tables.layoutOf(this.projection.entity);
    const { table } = layout;
    const change = adapted(layout.in(this.live.schema), await this.columns(this.build, table), await this.columns(this.live, table));
    if (!change) return undefined;
    for (const statement of change.statements) await this.client.query(statement);
    const lacking = new Set([...older.lacking, ...change.lacking.map((column) => `${table}.${column}`)]);
    for (const left of older.tables) if (!this.tables.namesOf(this.projection).includes(left)) lacking.add(left);
    const sample = await this.sample();
    for (const totals of this.projection.totals) await this.keepTotals(totals, sample, lacking);
    return lacking;
  }

  /** Sums that are made of what the rows lack would be wrong, and so would those of other columns. */
  private async keepTotals(totals: Totals<object>, sample: readonly object[], lacking: Set<string>): Promise<void> {
    const layout = this.tables.layoutOf(totals.entity);
    const { table } = layout;
    const alike = areAlike(await this.columns(this.build, table), await this.columns(this.live, table));
    if (alike && !isMadeOf(totals, sample, this.tables.layoutOf(this.projection.entity).among(lacking))) return;
    lacking.add(table);
    if (alike) return;
    await this.client.query(`DROP TABLE IF EXISTS ${layout.in(this.live.schema)}`);
    await this.client.query(`CREATE TABLE ${layout.in(this.live.schema)} (LIKE ${layout.in(this.build.schema)} INCLUDING ALL)`);
  }

  private async sample(): Promise<object[]> {
    const text = this.tables.layoutOf(this.projection.entity).some(this.live.schema, SAMPLE);
    return (await this.client.query<object>({ text, types: rowTypes })).rows;
  }

  private async columns({ schema }: Target, table: string): Promise<StoredColumn[]> {
    return (await this.client.query<StoredColumn>(COLUMNS, [schema, table])).rows;
  }
}

const COLUMNS = `
SELECT a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AS "isNeeded",
  CASE WHEN a.attgenerated = '' THEN pg_get_expr(d.adbin, d.adrelid) END AS default,
  CASE WHEN a.attgenerated <> '' THEN pg_get_expr(d.adbin, d.adrelid) END AS reckoned,
  EXISTS (SELECT FROM pg_index i WHERE i.indrelid = t.oid AND i.indisprimary AND a.attnum = ANY(i.indkey)) AS "isKey"
FROM pg_class t JOIN pg_namespace n ON n.oid = t.relnamespace JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
LEFT JOIN pg_attrdef d ON d.adrelid = t.oid AND d.adnum = a.attnum
WHERE t.relkind = 'r' AND n.nspname = $1 AND t.relname = $2 ORDER BY a.attnum`;

/** Whether what is added up is read from one of these properties, as far as its words and some rows tell. */
function isMadeOf(totals: Totals<object>, sample: readonly object[], properties: ReadonlySet<string>): boolean {
  if (properties.size === 0) return false;
  const words = `${String(totals.contributions)} ${String(totals.day)}`;
  let read = [...properties].some((property) => words.includes(property));
  const watching: ProxyHandler<object> = {
    get: (row, property) => ((read ||= properties.has(String(property))), Reflect.get(row, property) as unknown),
    ownKeys: (row) => ((read = true), Reflect.ownKeys(row)),
  };
  for (const row of sample) {
    const watched = new Proxy(row, watching);
    totals.contributions(watched);
    totals.day?.(watched);
  }
  return read;
}
