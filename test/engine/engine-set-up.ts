import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { silent } from '../../projections/engine/logger.js';
import { ProjectionEngine, type EngineOptions } from '../../projections/engine/projection-engine.js';
import type { Projection } from '../../projections/engine/projection.js';
import { MemoryEventStore } from '../support/memory-event-store.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { parcelVocabulary } from './parcels.js';

/** A database, a store in memory, and as many engines on them as a test starts. */
export class EngineSetUp {
  readonly store = new MemoryEventStore();
  private readonly engines: { engine: ProjectionEngine; pool: pg.Pool }[] = [];

  private constructor(
    private readonly database: TestDatabase,
    readonly sql: pg.Pool,
  ) {}

  static async make(): Promise<EngineSetUp> {
    const database = await createTestDatabase();
    return new EngineSetUp(database, openPool(database.url));
  }

  /** An engine with connections of its own, as a process has. */
  start(...projections: Projection[]): Promise<ProjectionEngine> {
    return this.startWith({ projections });
  }

  async startWith(options: Partial<Pick<EngineOptions, 'projections' | 'consumers' | 'vocabulary' | 'log'>>): Promise<ProjectionEngine> {
    const pool = openPool(this.database.url);
    const engine = new ProjectionEngine({ pool, store: this.store, vocabulary: parcelVocabulary, projections: [], log: silent, ...options });
    this.engines.push({ engine, pool });
    await engine.start();
    return engine;
  }

  async stop(engine: ProjectionEngine): Promise<void> {
    const index = this.engines.findIndex((started) => started.engine === engine);
    const [started] = this.engines.splice(index, 1);
    await started?.engine.stop();
    await started?.pool.end();
  }

  /** Cuts every connection of an engine at once, as the death of its process does. */
  async kill(engine: ProjectionEngine): Promise<void> {
    const started = this.engines.find((candidate) => candidate.engine === engine);
    await this.sql.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1', [
      started?.pool.options.application_name,
    ]);
  }

  async rows<Row extends object = Record<string, unknown>>(table: string): Promise<Row[]> {
    return (await this.sql.query<Row>(`SELECT * FROM ${table} AS entry ORDER BY entry`)).rows;
  }

  async end(): Promise<void> {
    for (const { engine } of [...this.engines]) await this.stop(engine);
    await this.sql.end();
    await this.database.drop();
  }
}

let engines = 0;

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 10, application_name: `engine ${++engines}` });
  pool.on('error', () => undefined);
  return pool;
}

/** Until `met` answers true. @throws what was waited for */
export async function eventually(what: string, met: () => Promise<boolean> | boolean, timeoutMs = 10_000): Promise<void> {
  const until = Date.now() + timeoutMs;
  while (!(await met())) {
    if (Date.now() > until) throw new Error(`Not within ${timeoutMs} ms: ${what}`);
    await pause(20);
  }
}
