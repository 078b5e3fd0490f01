import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { Leadership } from './leadership.js';
import { silent } from '../logger.js';

describe('the connection that holds the lead of projections', () => {
  it('is closed where Postgres refuses what it is to hold, and the next one is tried', async () => {
    const released: unknown[] = [];
    const connect = () => {
      const query = () => Promise.reject(new Error('out of shared memory'));
      return Promise.resolve(Object.assign(new EventEmitter(), { query, release: (broken: unknown) => released.push(broken) }));
    };
    const leadership = new Leadership({ connect } as unknown as Pool, silent);
    await expect(leadership.tryLead('tour-list')).rejects.toThrow('out of shared memory');
    await expect(leadership.tryLead('tour-list')).rejects.toThrow('out of shared memory');
    expect(released).toEqual([true, true]);
  });

  it('is asked for no lead while places are chosen, which may fail in the middle of a transaction', async () => {
    const asked: string[] = [];
    const query = (text: string) => Promise.resolve({ rows: [{ done: asked.push(text.trim()) > 0 }] });
    const client = Object.assign(new EventEmitter(), { query, release: () => undefined });
    const leadership = new Leadership({ connect: () => Promise.resolve(client) } as unknown as Pool, silent);
    let chosen: () => void = () => undefined;
    const using = leadership.use(async ({ query: ask }) => {
      await ask('BEGIN');
      await new Promise<void>((resolve) => (chosen = resolve));
      await ask('ROLLBACK');
      return [];
    });
    await new Promise(setImmediate);
    const led = leadership.tryLead('tour-list');
    await new Promise(setImmediate);
    expect(asked.at(-1)).toBe('BEGIN');
    chosen();
    await using;
    expect(await led).toBeInstanceOf(AbortSignal);
    expect(asked.indexOf('ROLLBACK') - asked.indexOf('BEGIN')).toBe(1);
  });
});
