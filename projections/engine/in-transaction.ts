import type { Pool, PoolClient } from 'pg';
import { beginOn, type Target } from './target.js';

/** Work in one transaction on the target's tables; a connection that cannot even roll back is not used again. */
export async function inTransaction<T>(pool: Pool, target: Target, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await beginOn(client, target);
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    await client.query('ROLLBACK').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
    throw error;
  }
}
