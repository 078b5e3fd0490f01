import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { EventStore, StoreUnavailable } from '../../../events/store/event-store.js';

/** One thing that has to work: `ready` says whether it does, the rest is for people. */
export interface HealthPart {
  readonly ready: boolean;
  readonly [fact: string]: unknown;
}

export interface Health {
  readonly status: 'ok' | 'unavailable';
  /** What is missing for it to be ok. */
  readonly missing: readonly string[];
  readonly parts: Readonly<Record<string, HealthPart>>;
}

const PATIENCE_MS = 2_000;

/**
 * Asks everything that has to work. Other modules add what they are responsible for. By a connection of its own: that others
 * have taken all is no sign of a database that is away. One that does not answer is given up, so that it holds up no later question.
 */
@Injectable()
export class HealthChecks implements OnApplicationShutdown {
  private readonly pool: pg.Pool;
  private asking: Promise<Health> | undefined;
  private readonly checks = new Map<string, () => Promise<HealthPart>>();

  constructor(pool: pg.Pool, store: EventStore) {
    this.pool = new pg.Pool({ ...pool.options, password: pool.options.password, max: 1, application_name: 'health', connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS });
    this.pool.on('error', () => undefined);
    this.add('database', () => databaseHealth(this.pool));
    this.add('eventStore', () => storeHealth(store));
  }

  add(name: string, check: () => Promise<HealthPart>): void {
    this.checks.set(name, check);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  /** Anybody may ask, and as often as they like: who asks meanwhile is answered the same. */
  health(): Promise<Health> {
    this.asking ??= this.ask().finally(() => (this.asking = undefined));
    return this.asking;
  }

  private async ask(): Promise<Health> {
    const asked = [...this.checks].map(async ([name, check]) => [name, await answerOf(check)] as const);
    const parts = Object.fromEntries(await Promise.all(asked));
    const missing = Object.keys(parts).filter((name) => !parts[name]!.ready);
    return { status: missing.length === 0 ? 'ok' : 'unavailable', missing, parts };
  }
}

async function databaseHealth(pool: pg.Pool): Promise<HealthPart> {
  const { rows } = await pool.query<{ version: string }>(`SELECT current_setting('server_version') AS version`);
  return { ready: true, version: rows[0]!.version };
}

/** Where the log ends, and nothing of what stands there: everybody may ask for the health. */
async function storeHealth(store: EventStore): Promise<HealthPart> {
  await store.check();
  const { position, recordedAt } = await store.head();
  return { ready: true, kind: store.kind, head: { position, recordedAt } };
}

/** Why a part is not ready stays in the log: its words may name hosts. */
async function answerOf(check: () => Promise<HealthPart>): Promise<HealthPart> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<HealthPart>((resolve) => (timer = setTimeout(() => resolve({ ready: false, state: 'does not answer' }), PATIENCE_MS)));
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    return { ready: false, state: error instanceof StoreUnavailable ? 'does not answer' : 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
