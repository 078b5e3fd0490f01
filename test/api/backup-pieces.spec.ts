import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { readSealedFile, writeSealedFile } from '../../backend/backups/sealed-file.js';
import { rowsOf } from '../../backend/backups/tables.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const KIND = 'vacation-resales-backup';
const HEAVY = { schema: 'public', table: 'heavy', columns: ['number', 'text'] };

describe('The rows of a table in a backup', () => {
  let database: TestDatabase;
  let client: pg.Client;
  let folder: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    folder = await mkdtemp(path.join(tmpdir(), 'backup-pieces-'));
    // A thousand of 17 kB are more than a piece of a file may have; the last ones are larger than a usual piece.
    await client.query(`CREATE TABLE heavy AS SELECT number, repeat('x', CASE WHEN number > 1000 THEN 5000000 ELSE 17000 END) AS text FROM generate_series(1, 1003) AS number`);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  async function* written(): AsyncGenerator<Buffer> {
    await client.query('BEGIN');
    for await (const { json } of rowsOf(client, HEAVY)) yield json;
    await client.query('COMMIT');
  }

  it('are read again, each once and in their order, however long they are', async () => {
    const file = path.join(folder, 'backup');
    await writeSealedFile(file, KIND, undefined, written());
    const read: { readonly number: number; readonly text: string }[] = [];
    const sizes: number[] = [];
    for await (const piece of readSealedFile(file, KIND, undefined)) {
      sizes.push(piece.length);
      read.push(...(JSON.parse(piece.toString('utf8')) as typeof read));
    }
    expect(read.map(({ number }) => number)).toEqual(Array.from({ length: 1003 }, (_, index) => index + 1));
    expect(new Set(read.map(({ text }) => text.length))).toEqual(new Set([17_000, 5_000_000]));
    expect(Math.max(...sizes)).toBeLessThan(5_001_000);
  }, 60_000);
});
