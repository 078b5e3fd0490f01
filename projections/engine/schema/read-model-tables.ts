import { Semaphore } from 'async-mutex';
import type { Pool, PoolClient } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { borrowing } from './borrowed-pool.js';
import { createCheckpoint, loadCheckpoint } from '../write/checkpoint.js';
import { fingerprintOf } from '../rebuild/fingerprint.js';
import { inTransaction } from '../write/in-transaction.js';
import type { EntityClass, Projection } from '../projection.js';
import { quoted, TableLayout } from './table-layout.js';
import type { Target } from '../write/target.js';

const INDEX_MEMORY = '256MB';
/** At a first start all are due, and those that stand already need connections too. */
const SHAPED_AT_ONCE = 2;

/** Makes the tables of projections as their TypeORM entities say, in whichever schema a build is written to. */
export class ReadModelTables {
  private readonly layouts = new Map<EntityClass, TableLayout>();
  private readonly shaping = new Semaphore(SHAPED_AT_ONCE);
  private readonly fingerprints = new WeakMap<Projection, string>();

  constructor(private readonly pool: Pool) {}

  /** Reads the entities' columns; a projection that TypeORM cannot make a table for stops the start, not an event. */
  async learn(projections: readonly Projection[]): Promise<void> {
    const source = await this.connect(projections.flatMap(entitiesOf));
    for (const metadata of source.entityMetadatas) this.layouts.set(metadata.target as EntityClass, new TableLayout(metadata));
    await source.destroy();
  }

  readonly layoutOf = (entity: EntityClass): TableLayout => {
    const layout = this.layouts.get(entity);
    if (!layout) throw new Error(`${entity.name} belongs to no projection that the engine was given`);
    return layout;
  };

  /** Asked at each reading of a list. */
  readonly fingerprintOf = (projection: Projection): string => {
    const known = this.fingerprints.get(projection) ?? fingerprintOf(projection, entitiesOf(projection).map((entity) => this.layoutOf(entity).shape));
    this.fingerprints.set(projection, known);
    return known;
  };

  namesOf(projection: Projection): string[] {
    return this.layoutsOf(projection).map(({ table }) => table);
  }

  layoutsOf(projection: Projection): TableLayout[] {
    return entitiesOf(projection).map(this.layoutOf);
  }

  /**
   * Empty tables and a checkpoint at the start, unless the target has a checkpoint of this fingerprint to go on from.
   * `bare`: without what `finish` adds; rows go in much quicker then. Columns that Postgres reckons are there from the
   * start: it does so beside the process that reads the events, where adding them later writes the whole table anew.
   * `unreckoned`: without them too, for who compares what the events say.
   */
  async prepare(projection: Projection, target: Target, { bare, unreckoned }: { readonly bare: boolean; readonly unreckoned?: true }): Promise<void> {
    const checkpoint = await loadCheckpoint(this.pool, target.id);
    const fingerprint = this.fingerprintOf(projection);
    if (checkpoint?.fingerprint === fingerprint) return;
    await this.discard(projection, target);
    const shape = await this.shaping.runExclusive(() => this.shape(projection, target));
    // All or nothing: connections look beside the usual place first, and are to find no empty tables that nobody fills.
    await inTransaction(this.pool, target, async (client) => {
      await client.query(`CREATE SCHEMA IF NOT EXISTS ${quoted(target.schema)}`);
      for (const { query, parameters } of shape) await client.query(query, parameters);
      if (bare) await dropIndexes(client, target, this.namesOf(projection));
      const reckoned = unreckoned ? [] : projection.indexes.filter(addsColumn);
      for (const statement of bare ? reckoned : projection.indexes) await client.query(statement);
      await createCheckpoint(client, { name: target.id, version: projection.version, fingerprint, tables: this.namesOf(projection) });
    });
  }

  /**
   * A checkpoint without tables: those come with the first rebuild. Connections look beside the usual place first, and until
   * then they are to find what stands there.
   */
  async begin(projection: Projection, target: Target): Promise<void> {
    await this.pool.query(`CREATE SCHEMA IF NOT EXISTS ${quoted(target.schema)}`);
    const row = { name: target.id, version: projection.version, fingerprint: this.fingerprintOf(projection), tables: [] };
    await inTransaction(this.pool, target, (client) => createCheckpoint(client, row));
  }

  /** The indexes that a bare build was made without, two at a time: a rebuild waits for nothing longer. Safe to repeat. */
  async finish(projection: Projection, target: Target): Promise<void> {
    // Of a build that an older version began.
    for (const column of projection.indexes.filter(addsColumn)) await this.finishBy(target, column);
    const declared = this.layoutsOf(projection).flatMap(({ indexes }) => indexes);
    const left = [...projection.indexes.filter((statement) => !addsColumn(statement)), ...declared];
    const make = async (): Promise<void> => {
      for (let index = left.shift(); index !== undefined; index = left.shift()) await this.finishBy(target, index);
    };
    await Promise.all([make(), make()]);
    // After the indexes: of an expression the planner knows only what was sampled for its index.
    await inTransaction(this.pool, target, (client) => client.query(`ANALYZE ${this.namesOf(projection).map(quoted).join(', ')}`));
  }

  private finishBy(target: Target, statement: string): Promise<unknown> {
    return inTransaction(this.pool, target, async (client) => {
      await client.query(`SET LOCAL maintenance_work_mem TO '${INDEX_MEMORY}'`);
      await client.query(statement);
    });
  }

  /** Removes a build. The live schema is shared, so there only the projection's own tables go. */
  async discard(projection: Projection, target: Target): Promise<void> {
    const own = `DROP TABLE IF EXISTS ${this.namesOf(projection).map((name) => `${quoted(target.schema)}.${quoted(name)}`).join(', ')}`;
    await this.pool.query(target.followed ? own : `DROP SCHEMA IF EXISTS ${quoted(target.schema)} CASCADE`);
    await this.pool.query('DELETE FROM projection.parked WHERE projection = $1', [target.id]);
    await this.pool.query('DELETE FROM projection.checkpoint WHERE name = $1', [target.id]);
  }

  /** The statements that make the tables as their entities declare them. */
  private async shape(projection: Projection, target: Target): Promise<readonly Statement[]> {
    const source = await this.connect(entitiesOf(projection), target.schema);
    try {
      return (await source.driver.createSchemaBuilder().log()).upQueries;
    } finally {
      await source.destroy();
    }
  }

  private connect(entities: readonly EntityClass[], schema?: string): Promise<DataSource> {
    const options: DataSourceOptions = {
      type: 'postgres',
      schema,
      entities: entities as never[],
      installExtensions: false,
      driver: borrowing(this.pool),
    };
    return new DataSource(options).initialize();
  }
}

interface Statement {
  readonly query: string;
  readonly parameters?: unknown[];
}

const addsColumn = (statement: string): boolean => statement.startsWith('ALTER TABLE');

function entitiesOf(projection: Projection): EntityClass[] {
  return [projection.entity, ...projection.totals.map(({ entity }) => entity)];
}

async function dropIndexes(client: PoolClient, target: Target, tables: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_class t ON t.oid = i.indrelid
     JOIN pg_namespace n ON n.oid = t.relnamespace
     WHERE n.nspname = $1 AND t.relname = ANY($2) AND NOT i.indisprimary
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)`,
    [target.schema, tables],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${quoted(name)}`);
}
