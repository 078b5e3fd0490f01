import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import pg from 'pg';
import { WORKER_LOCKS } from '../../backend/platform/jobs/live-workers.js';
import { outgoingKind } from '../../backend/platform/outgoing/outgoing-kind.js';
import { Outgoing } from '../../backend/platform/outgoing/outgoing.js';
import { soon } from '../support/mailed-links.js';
import { startApp, type TestApp } from '../support/start-app.js';

const parcel = outgoingKind<object>('parcel', 'Parcel');
const asking = { kind: parcel, recipient: 'Ellen', about: 'member-1', payload: {} };

/** On a busy machine a whole backend takes about a minute to start. */
const STARTED_MS = 120_000;

/** Longer than a process takes to look for jobs of the dead. */
const LOOKED_MS = 6_000;

/** Until a job of the dead is found, and tried again after the pause that a try costs. */
const AGAIN_MS = 40_000;

describe('a job', () => {
  let app: TestApp;
  let database: pg.Client;
  let carried: string[];
  let carry: () => Promise<void>;

  beforeEach(async () => {
    app = await startApp();
    carried = [];
    carry = () => Promise.resolve();
    carryIn(app);
    database = new pg.Client({ connectionString: app.databaseUrl });
    await database.connect();
  }, STARTED_MS);
  afterEach(async () => {
    jest.restoreAllMocks();
    await database.end();
    await app.stop();
  });

  const carryIn = ({ nest }: TestApp) =>
    nest.get(Outgoing).carry(parcel, async (_, { id }) => {
      carried.push(id);
      await carry();
    });

  it('whose end cannot be noted, because its connection broke, ends no process and is done again', async () => {
    const unheard: unknown[] = [];
    const hear = (reason: unknown) => unheard.push(reason);
    process.on('unhandledRejection', hear);
    try {
      let broken = false;
      const connect = pg.Pool.prototype.connect as (this: pg.Pool, told?: (error: Error) => void) => Promise<pg.PoolClient>;
      jest.spyOn(pg.Pool.prototype, 'connect').mockImplementation(function (this: pg.Pool, told?: (error: Error) => void) {
        if (!broken || this.options.application_name !== 'jobs') return connect.call(this, told);
        const error = new Error('Connection terminated due to connection timeout');
        return told ? (told(error), Promise.resolve(undefined as never)) : Promise.reject(error);
      } as never);
      // Of several that end one after the other meanwhile, the library waits for ever.
      const ids = Array.from({ length: 4 }, () => randomUUID());
      const allThere = new Promise<void>((resolve) => {
        carry = async () => {
          const place = carried.length;
          if (place === ids.length) resolve(void (broken = true));
          await allThere;
          if (broken) await pause(place * 100);
        };
      });
      await workersAre('there');
      for (const id of ids) await app.nest.get(Outgoing).ask(asking, id, 'Dana');
      await workersAre('gone');
      broken = false;
      await soon('jobs that are done', async () => ((await database.query(`SELECT FROM graphile_worker._private_jobs WHERE key = ANY($1)`, [ids.map((id) => `outgoing:${id}`)])).rowCount === 0 ? true : undefined), AGAIN_MS);
      expect(unheard).toEqual([]);
    } finally {
      process.off('unhandledRejection', hear);
    }
  }, STARTED_MS + AGAIN_MS);

  it('that takes long is left to whoever does it, as long as that process lives', async () => {
    const id = randomUUID();
    let arrive = (): void => undefined;
    carry = () => new Promise((resolve) => (arrive = resolve));
    await app.nest.get(Outgoing).ask(asking, id, 'Dana');
    await soon('somebody who carries it', () => carried[0]);
    const other = await startApp({ databaseUrl: app.databaseUrl });
    try {
      carryIn(other);
      await pause(LOOKED_MS);
      await database.query(`UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 minute' WHERE locked_by IS NOT NULL`);
      await pause(LOOKED_MS);
      expect(carried).toEqual([id]);
      arrive();
      await soon('the end', async () => ((await database.query('SELECT FROM graphile_worker._private_jobs WHERE key IS NOT NULL AND locked_by IS NOT NULL')).rowCount === 0 ? true : undefined));
    } finally {
      await other.stop();
    }
  }, STARTED_MS + AGAIN_MS);

  /** They say by a lock that they live, and give it back when they give up, which on a busy machine takes the library long. */
  const workersAre = (there: 'there' | 'gone') =>
    soon(`workers that are ${there}`, async () => ((await database.query(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = ${WORKER_LOCKS} AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`)).rowCount! > 0 === (there === 'there') ? true : undefined), AGAIN_MS);
});
