import { createServer } from 'node:http';
import pg from 'pg';
import { Server } from 'socket.io';

/** The baseline of the live benchmark: one INSERT and NOTIFY a request, and what LISTEN hears goes to every socket. A process of its own. */
const connectionString = process.env.DATABASE_URL;
const pool = new pg.Pool({ connectionString, max: 10 });
await pool.query('CREATE TABLE IF NOT EXISTS bare_change (id bigserial PRIMARY KEY, key text NOT NULL, body json NOT NULL)');

const http = createServer((request, response) => {
  const key = request.url!.slice(1);
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    void pool
      .query(`WITH kept AS (INSERT INTO bare_change (key, body) VALUES ($1, $2)) SELECT pg_notify('bare_change', $1)`, [key, body || '{}'])
      .then(() => response.end('{}'));
  });
});

const io = new Server(http);
const listener = new pg.Client({ connectionString });
await listener.connect();
listener.on('notification', ({ payload }) => io.emit('changes', { changes: [{ key: payload }] }));
await listener.query('LISTEN bare_change');
http.listen(Number(process.env.PORT), '127.0.0.1');
