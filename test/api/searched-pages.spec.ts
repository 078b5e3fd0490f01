import pg from 'pg';
import { makeEngineTables } from '../../projections/engine/schema/engine-tables.js';
import type { Filter, ListRequest } from '../../projections/lists/list-request.js';
import { EVERYTHING, type Visibility } from '../../projections/lists/list-visibility.js';
import { ReadModelTables } from '../../projections/engine/schema/read-model-tables.js';
import { rowTypes } from '../../projections/engine/write/row-types.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { anyBerth, berthList, berthQuery } from './berths.js';
import { naiveRows, type NumberedBerth } from './naive-list.js';

const COUNT = 3_000;
const BLIND: Visibility = { hidden: new Set(['phone', 'fee']), only: [] };
const taken: Filter = { field: 'status', op: 'is', value: 'Taken' };

/** Every second boat is an Alba, every 40th a Bora, one is a Cora; every phone begins with 777. */
const rows: readonly NumberedBerth[] = Array.from({ length: COUNT }, (_, n) => ({
  ...anyBerth,
  berthId: n + 1,
  boat: `${n === 1234 ? 'Cora' : n % 40 === 7 ? 'Bora' : n % 2 === 0 ? 'Alba' : 'Dora'} ${n % 9}`,
  status: n % 3 === 0 ? 'Free' : 'Taken',
  owner: n % 5 === 0 ? null : `Kim-Lee ${n % 400}`,
  phone: `777${n}`,
  fee: n % 7 === 0 ? null : `${(n * 13) % 500}.50`,
  length: 5 + (n % 11),
}));

describe('A page of the rows that hold some words', () => {
  let database: TestDatabase;
  let pool: pg.Pool;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new pg.Pool({ connectionString: database.url, options: '-c search_path=searched', max: 1 });
    await makeEngineTables(pool);
    const tables = new ReadModelTables(pool);
    await tables.learn([berthList]);
    await tables.prepare(berthList, { id: 'searched', schema: 'searched', followed: false }, { bare: false });
    await pool.query(tables.layoutOf(berthList.entity).upsert('searched', '$1'), [JSON.stringify(rows)]);
  });

  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  async function idsOf(request: ListRequest, visibility: Visibility): Promise<number[]> {
    const { text, values } = berthQuery.page(request, visibility);
    const found = await pool.query<NumberedBerth>({ text, values: [...values], types: rowTypes });
    return found.rows.map(({ berthId }) => berthId);
  }

  /** Whether the words filled the page from the first rows of the sort's index. */
  async function isWalked(request: ListRequest): Promise<boolean> {
    const { text, values } = berthQuery.page(request, EVERYTHING);
    const { rows: plan } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) ${text}`, [...values]);
    return plan.some((line) => /matched .*never executed/.test(line['QUERY PLAN']));
  }

  const searches = ['alb', 'bora', 'cora', 'nobody', '777', '7771', 'kim alba', 'kim 399', 'dora 3'];
  const views: readonly Omit<ListRequest, 'search'>[] = [
    { sort: 'berthId' },
    { sort: '-berthId', offset: 60, limit: 40 },
    { sort: 'fee', limit: 30 },
    { sort: '-fee', offset: 1_400 },
    { sort: 'owner', limit: 50 },
    { sort: 'boat', filters: [taken], limit: 25 },
    { sort: 'length', filters: [taken, { field: 'fee', op: 'from', value: 100 }], offset: 10 },
    { sort: 'berthId', limit: 0 },
  ];

  it.each(searches)('holds what a walk over all rows finds for "%s", in that order, whatever the page', async (search) => {
    for (const view of views) {
      const { offset = 0, limit = 100 } = view;
      const expected = naiveRows(rows, view.filters ?? [], search, view.sort!).map(({ berthId }) => berthId);
      expect([view, await idsOf({ ...view, search }, EVERYTHING)]).toEqual([view, expected.slice(offset, offset + limit)]);
    }
  });

  it('finds by no field that its reader does not see, and by all others', async () => {
    const unseen = rows.map((row) => ({ ...row, phone: '' }));
    for (const search of searches) {
      const expected = naiveRows(unseen, [], search, 'berthId').map(({ berthId }) => berthId);
      expect([search, await idsOf({ search, sort: 'berthId', limit: 500 }, BLIND)]).toEqual([search, expected.slice(0, 500)]);
    }
    expect(await idsOf({ search: '777', limit: 5 }, EVERYTHING)).toHaveLength(5);
    expect(await idsOf({ search: '777', limit: 5 }, BLIND)).toEqual([]);
  });

  it('reads a few rows of the index for a frequent word, and all that match, and no others, for any other', async () => {
    expect(await isWalked({ search: 'alba', sort: 'berthId' })).toBe(true);
    expect(await isWalked({ search: 'alba', sort: 'boat', filters: [taken] })).toBe(true);
    expect(await isWalked({ search: 'cora', sort: 'berthId' })).toBe(false);
    expect(await isWalked({ search: 'alba', sort: 'owner' })).toBe(false);
  });
});
