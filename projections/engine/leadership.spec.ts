import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { Leadership } from './leadership.js';
import { silent } from './logger.js';

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
});
