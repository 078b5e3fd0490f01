import { createServer, type AddressInfo, type Server } from 'node:net';
import pg from 'pg';
import type { EventStore } from '../../../events/store/event-store.js';
import { HealthChecks } from './health-checks.js';

function message(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(type), length, content]);
}

const READY = message('Z', Buffer.from('I'));
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), READY]);
const VERSION_IS_17 = Buffer.concat([
  message('T', Buffer.from('\0\x01version\0\0\0\0\0\0\0\0\0\0\x19\xff\xff\xff\xff\xff\xff\0\0', 'latin1')),
  message('D', Buffer.from('\0\x01\0\0\0\x0217', 'latin1')),
  message('C', Buffer.from('SELECT 1\0')),
  READY,
]);

describe('the health of a database', () => {
  let server: Server;
  let pool: pg.Pool;
  let health: HealthChecks;
  let connections = 0;

  beforeAll(async () => {
    // As a network that was cut leaves it: the first connection is open, and nothing comes back by it.
    server = createServer((socket) => {
      const silent = connections++ === 0;
      socket.once('data', () => socket.write(WELCOME).valueOf() && socket.on('data', () => silent || socket.write(VERSION_IS_17)));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    pool = new pg.Pool({ host: '127.0.0.1', port, user: 'somebody', password: 'secret', database: 'any', connectionTimeoutMillis: 15_000 });
    const store = { kind: 'memory', check: () => Promise.resolve(), head: () => Promise.resolve({ position: '1', recordedAt: '' }) };
    health = new HealthChecks(pool, store as unknown as EventStore);
  });

  afterAll(async () => {
    server.close();
    await Promise.all([health.onApplicationShutdown(), pool.end()]);
  });

  it('is good again when it answers again, whatever became of a question that it never answered', async () => {
    expect((await health.health()).parts['database']).toEqual({ ready: false, state: 'does not answer' });
    expect((await health.health()).parts['database']).toEqual({ ready: true, version: '17' });
  });
});
