import type { Logger } from '@nestjs/common';
import type pg from 'pg';

/** First half of the advisory locks' key; the second is a hash of the name that jobs are locked by, which is a pool's of workers. */
export const WORKER_LOCKS = 730_100_003;

const LOOK_EVERY_MS = 5_000;

/** By then those that were just made hold their lock. */
const NEW_SECONDS = 5;

/**
 * Workers that died with their process leave their jobs locked, and the library waits four hours for them. So the workers
 * of a process hold a lock of a connection, which Postgres gives up when the process or its connection is gone; the jobs
 * of those that hold none are taken up again.
 */
export class LiveWorkers {
  private readonly ids = new Set<string>();
  private client: pg.PoolClient | undefined;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly pool: pg.Pool,
    private readonly log: Logger,
  ) {}

  add(id: string): void {
    this.ids.add(id);
    if (this.timer) this.look();
  }

  start(): void {
    this.timer ??= setInterval(() => this.look(), LOOK_EVERY_MS).unref();
    this.look();
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.timer);
    this.client?.release(true);
    this.client = undefined;
  }

  private look(): void {
    this.looking ??= this.lookOnce()
      .catch((error: Error) => (this.stopped ? undefined : this.log.warn(`Jobs of dead processes were not looked for: ${error.message}`)))
      .finally(() => (this.looking = undefined));
  }

  private async lookOnce(): Promise<void> {
    const client = (this.client ??= await this.connect());
    if (this.stopped) return this.stop();
    await client.query(HOLD, [WORKER_LOCKS, [...this.ids]]);
    await client.query(FREE_DEAD, [WORKER_LOCKS, NEW_SECONDS]);
  }

  private async connect(): Promise<pg.PoolClient> {
    const client = await this.pool.connect();
    client.on('error', (error) => {
      if (this.client !== client) return;
      this.client = undefined;
      client.release(error);
    });
    return client;
  }
}

/** A lock that is held already is not taken a second time. */
const HOLD = `
SELECT pg_try_advisory_lock($1, hashtext(id)) FROM unnest($2::text[]) AS id
WHERE NOT EXISTS (
  SELECT FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()
  AND classid::bigint = $1 AND objid::bigint = hashtext(id)::bigint & 4294967295)`;

const FREE_DEAD = `
SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
FROM graphile_worker.jobs
WHERE locked_at < now() - $2 * interval '1 second' AND NOT EXISTS (
  SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
  WHERE locktype = 'advisory' AND datname = current_database()
  AND classid::bigint = $1 AND objid::bigint = hashtext(locked_by)::bigint & 4294967295)
HAVING count(*) > 0`;
