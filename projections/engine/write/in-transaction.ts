import type { Pool, PoolClient } from 'pg';
import { rollback, withClient } from '../schema/borrowed-client.js';
import { beginOn, type Target } from './target.js';

/** Work in one transaction on the target's tables. */
export function inTransaction<T>(pool: Pool, target: Target, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const whole = async (client: PoolClient): Promise<T> => {
    await beginOn(client, target);
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  };
  return withClient(pool, whole, rollback);
}
