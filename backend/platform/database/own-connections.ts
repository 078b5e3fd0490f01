import pg from 'pg';

type Own = Pick<pg.PoolConfig, 'max' | 'application_name' | 'options' | 'statement_timeout'>;

/**
 * Connections that a part of the product keeps for itself, beside those that requests share. The server has to answer in
 * time; for a free connection a part waits as long as it takes: no person waits for it, and of many that begin at once on a
 * busy machine each would give up, begin anew, and make the queue longer.
 */
export function ownConnections({ options }: pg.Pool, own: Own): pg.Pool {
  const { connectionTimeoutMillis } = options;
  class InTime extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis });
    }
  }
  const pool = new pg.Pool({ ...options, ...own, password: options.password, connectionTimeoutMillis: 0, Client: InTime });
  // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}
