import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { silent } from '../logger.js';
import type { Projection } from '../projection.js';
import { RequestDesk } from './request-desk.js';

const REQUEST = { id: 1, projection: 'tour-list', kind: 'rebuild', stream: '', requestedBy: 'Dana Kim', outcome: null };

/** A database that answers what is asked of it, and takes nothing. */
function readOnlyPool(): Pool {
  const query = (text: string) => (text.includes('SELECT') ? Promise.resolve({ rows: [REQUEST] }) : Promise.reject(new Error('The database is away')));
  return { query } as unknown as Pool;
}

describe('the desk where a leader takes what operators ask for', () => {
  let unhandled: unknown[];
  const note = (error: unknown) => unhandled.push(error);

  beforeEach(() => {
    unhandled = [];
    process.on('unhandledRejection', note);
  });

  afterEach(() => {
    process.off('unhandledRejection', note);
  });

  it('outlives a rebuild whose end it cannot write down', async () => {
    const stop = new AbortController();
    const rebuild = () => Promise.reject(new Error('The database went away'));
    const release = () => Promise.reject(new Error('Not asked for'));
    const desk = new RequestDesk({ name: 'tour-list' } as Projection, { pool: readOnlyPool(), log: silent }, { rebuild, release });
    const serving = desk.serve(stop.signal);
    await pause(50);
    stop.abort();
    await serving;
    expect(unhandled).toEqual([]);
  });

  it.each([
    ['done once a failure has passed', 1, 'done'],
    ['told of a failure that does not pass', Infinity, 'The database is away'],
  ])('has a release %s', async (_, failures, outcome) => {
    const asked: { outcome: string | null; open: boolean } = { outcome: null, open: true };
    const query = (text: string, values: unknown[] = []) => {
      if (text.includes('SELECT')) return Promise.resolve({ rows: asked.open ? [{ ...REQUEST, kind: 'release', outcome: asked.outcome }] : [] });
      asked.outcome = (values[1] as string | undefined) ?? null;
      if (text.includes('finished_at')) asked.open = false;
      return Promise.resolve({ rows: [] });
    };
    let tries = 0;
    const release = () => (++tries > failures ? Promise.resolve({ released: 1, error: null, changes: [] }) : Promise.reject(new Error('The database is away')));
    const desk = new RequestDesk({ name: 'tour-list' }, { pool: { query } as unknown as Pool, log: silent }, { release });
    const stop = new AbortController();
    // Its leader begins anew after each failure.
    while (asked.open) await Promise.race([desk.serve(stop.signal).catch(() => undefined), closed(asked)]);
    stop.abort();
    expect(asked.outcome).toBe(outcome);
    expect(tries).toBe(Math.min(failures + 1, 5));
  });
});

async function closed(asked: { readonly open: boolean }): Promise<void> {
  while (asked.open) await pause(5);
}
