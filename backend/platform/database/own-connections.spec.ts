import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ownConnections } from './own-connections.js';

const PATIENCE_MS = 1_000;
/** Authentication is well, and the server waits for a question. */
const WELCOME = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1');

describe('connections that a part of the product keeps for itself', () => {
  let server: Server;
  let shared: pg.Pool;
  let welcomes: boolean;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    server = createServer((socket) => {
      sockets.push(socket.on('error', () => undefined));
      if (welcomes) socket.once('data', () => socket.write(WELCOME));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    shared = new pg.Pool({ host: '127.0.0.1', port, user: 'somebody', password: 'secret', database: 'any', connectionTimeoutMillis: PATIENCE_MS });
  });
  afterAll(() => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  });

  it('are waited for as long as others of the same part have them', async () => {
    welcomes = true;
    const pool = ownConnections(shared, { max: 1 });
    const first = await pool.connect();
    const second = pool.connect();
    await pause(3 * PATIENCE_MS);
    first.release();
    (await second).release();
    await pool.end();
  });

  it('are not waited for where the server does not answer', async () => {
    welcomes = false;
    const pool = ownConnections(shared, { max: 1 });
    await expect(pool.connect()).rejects.toThrow('timeout expired');
    await pool.end();
  });
});
