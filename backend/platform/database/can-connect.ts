import pg from 'pg';

/** Whether a server opens with this login. */
export async function canConnect(login: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(login);
  client.on('error', () => undefined);
  return client
    .connect()
    .then(() => true)
    .catch(() => false)
    .finally(() => client.end().catch(() => undefined));
}
