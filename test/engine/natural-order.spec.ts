import { Column, Entity, PrimaryColumn } from 'typeorm';
import pg from 'pg';
import { listQuery } from '../../projections/lists/list-query.js';
import { EVERYTHING } from '../../projections/lists/list-visibility.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

@Entity('rooms')
class Room {
  @PrimaryColumn('integer')
  roomId!: number;

  @Column('text')
  door!: string;
}

const rooms = listQuery<Room>({ entity: Room, key: 'roomId', columns: { door: { kind: 'text', label: 'Door', sort: true, numbered: true } }, sorts: ['door'], defaultSort: 'roomId' });

const inOrder = ['', '02', '2', '2.25', '2.5', '9', '10', '10A', '10b', '53', '2000', '2345678901', '10000000002', '12345678901', 'A2', 'a10', 'A10-3', 'A10-12', 'B 1', 'Float'];
/** Neither in the order of their letters nor in that of their numbers. */
const asTheyCame = inOrder.toSorted((one, other) => one.length - other.length || (one > other ? -1 : 1));

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('CREATE TABLE rooms ("roomId" integer PRIMARY KEY, door text NOT NULL)');
  for (const index of rooms.indexes) await client.query(index);
  // Keys break ties: 02 and 2 are one number.
  await client.query('INSERT INTO rooms SELECT place, door FROM unnest($1::text[], $2::integer[]) AS room(door, place)', [asTheyCame, asTheyCame.map((door) => inOrder.indexOf(door))]);
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

const doors = async (sort: string) => (await client.query<Room>(rooms.page({ sort }, EVERYTHING))).rows.map(({ door }) => door);

describe('Texts that hold numbers', () => {
  it('are sorted by them, forwards and backwards', async () => {
    expect(await doors('door')).toEqual(inOrder);
    expect(await doors('-door')).toEqual(inOrder.toReversed());
  });

  it.each(['door', '-door'])('and read along their index: %s', async (sort) => {
    await client.query('SET enable_seqscan = off; SET enable_sort = off');
    const { text, values } = rooms.page({ sort, limit: 3 }, EVERYTHING);
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, [...values]);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Scan (Backward )?using rooms_/);
  });
});
