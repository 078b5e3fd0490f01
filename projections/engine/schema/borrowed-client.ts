import type { Pool, PoolClient } from 'pg';

const heard = (): void => undefined;

/**
 * A connection for the time of some work. While it is out, pg tells nobody but its own listeners that it broke, and an
 * unheard error would end the process; the work's next query fails anyway.
 * @param whole asked after a failure: whether the connection can be used again
 */
export async function withClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>, whole: (client: PoolClient) => Promise<unknown>): Promise<T> {
  const client = await pool.connect();
  client.on('error', heard);
  const giveBack = (broken?: Error): void => {
    client.off('error', heard);
    client.release(broken);
  };
  try {
    const result = await work(client);
    giveBack();
    return result;
  } catch (error) {
    await whole(client).then(
      () => giveBack(),
      (broken: Error) => giveBack(broken),
    );
    throw error;
  }
}

export function rollback(client: PoolClient): Promise<unknown> {
  return client.query('ROLLBACK');
}
