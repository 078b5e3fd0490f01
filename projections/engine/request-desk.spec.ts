import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { silent } from './logger.js';
import type { Projection } from './projection.js';
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
});
