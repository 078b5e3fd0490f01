import type { PoolClient } from 'pg';
import { sentAtOnce } from '../../projections/engine/log/sent-at-once.js';
import { EngineSetUp } from './engine-set-up.js';

const COPY = { text: 'COPY pet (id, name) FROM STDIN' };

describe('statements and the lines of a COPY that are sent without waiting for an answer between them', () => {
  let setUp: EngineSetUp;
  let client: PoolClient;

  beforeAll(async () => {
    setUp = await EngineSetUp.make();
    client = await setUp.sql.connect();
    await client.query('CREATE TEMP TABLE pet (id integer PRIMARY KEY, name text)');
  });

  beforeEach(() => client.query('TRUNCATE pet'));

  afterAll(async () => {
    client.release();
    await setUp.end();
  });

  const pets = async () => (await client.query<{ pet: string }>(`SELECT id || ' ' || coalesce(name, '-') AS pet FROM pet ORDER BY id`)).rows.map(({ pet }) => pet);
  const counting = (values: readonly unknown[]) => ({ text: 'INSERT INTO pet SELECT id, $2 FROM unnest($1::int[]) id RETURNING id, name', values });

  it('are all done, and answer with the rows of the statements', async () => {
    const answers = await sentAtOnce(client, [{ text: 'BEGIN' }, counting([[1, 2], null]), COPY], '3\tZoë\n4\t\\N\n');
    expect(answers).toEqual([['1', null], ['2', null]]);
    await client.query('COMMIT');
    expect(await pets()).toEqual(['1 -', '2 -', '3 Zoë', '4 -']);
  });

  it('leave nothing behind a statement that fails, and the connection goes on', async () => {
    await expect(sentAtOnce(client, [{ text: 'BEGIN' }, counting([[1, 1], 'Rex']), COPY], '3\tZoë\n'.repeat(50_000))).rejects.toMatchObject({ code: '23505' });
    await client.query('ROLLBACK');
    expect(await pets()).toEqual([]);
  });

  it('leave nothing of lines that are refused', async () => {
    const lines = Array.from({ length: 50_000 }, (_, id) => `${id === 100 ? 'x' : id}\tRex\n`).join('');
    await expect(sentAtOnce(client, [{ text: 'BEGIN' }, counting([[-1], '"Rex" \\']), COPY], lines)).rejects.toMatchObject({ code: '22P02' });
    await client.query('ROLLBACK');
    expect(await pets()).toEqual([]);
  });

  it('fail when the connection is lost', async () => {
    const lost = await setUp.sql.connect();
    lost.on('error', () => undefined);
    const sent = sentAtOnce(lost, [{ text: 'SELECT pg_terminate_backend(pg_backend_pid())' }, COPY], '1\tRex\n');
    await expect(sent).rejects.toThrow();
    lost.release(true);
  });
});
