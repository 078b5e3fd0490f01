import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import request from 'supertest';
import type { Filter } from '../../backend/platform/lists/list.dto.js';
import { anyBerth, BerthChanged, BerthTaken, tell, type Berth } from './berths.js';
import { asBytes, readBook } from '../support/read-book.js';
import { HarbourOffice, type Backend } from './harbour-office.js';
import { naiveRows, type NumberedBerth } from './naive-list.js';

let office: HarbourOffice;
let backend: Backend;
let stranger: string;

const boats: readonly Partial<Berth>[] = [
  { boat: 'Alba', status: 'Taken', owner: 'Dana Kim', fee: '120.00', length: 9, since: '2026-03-01' },
  { boat: 'bora', status: 'Free', owner: null, fee: null, length: 12, since: null, seenAt: null },
  { boat: '=Cmd()', status: 'Taken', owner: 'Lee, "Jo"', fee: '80.50', length: 7, since: '2025-12-31', paid: true, phone: '555-0199' },
  { boat: 'Étoile', status: 'free', owner: 'dana@example.com', fee: '99.99', length: 9, since: '2026-03-02', seenAt: '2026-03-05T03:30:00.000Z' },
];

beforeAll(async () => {
  office = await HarbourOffice.open();
  stranger = office.person('stranger', 3, 'Leads_Main');
  backend = await office.backend();
  let position = '';
  for (const [index, boat] of boats.entries()) position = await tell(office.store, index + 1, BerthTaken({ ...anyBerth, ...boat }));
  await backend.engine.feed.waitFor('berth-list', position, 5_000);
  while (!backend.engine.isReady('berth-list').ready) await pause(20);
});

afterAll(() => office.close());

function get(path: string, token = office.manager): request.Test {
  return request(backend.url).get(`/api/lists/${path}`).set('Authorization', `Bearer ${token}`);
}

function filtered(...filters: Filter[]): string {
  return `berth-list?filters=${encodeURIComponent(JSON.stringify(filters))}`;
}

async function idsOf(path: string, token = office.manager): Promise<number[]> {
  const { body, status } = await get(path, token);
  expect(status).toBe(200);
  return (body as { rows: { berthId: number }[] }).rows.map(({ berthId }) => berthId);
}

describe('A page of a list', () => {
  it('shows values as they were written, and the position to follow from', async () => {
    const { body } = await get('berth-list?limit=1').expect(200);
    expect(body.rows).toEqual([{ berthId: 1, ...anyBerth }]);
    expect(body).toMatchObject({ offset: 0, position: expect.stringMatching(/.+/) });
  });

  it('is found by exact text in any case, by several values, by part, by range and by blankness', async () => {
    expect(await idsOf(filtered({ field: 'status', op: 'is', value: ' FREE ' }))).toEqual([2, 4]);
    expect(await idsOf(filtered({ field: 'boat', op: 'oneOf', value: ['alba', 'BORA'] }))).toEqual([1, 2]);
    expect(await idsOf(filtered({ field: 'owner', op: 'contains', value: 'dana' }))).toEqual([1, 4]);
    expect(await idsOf(filtered({ field: 'fee', op: 'from', value: '80.50' }, { field: 'fee', op: 'below', value: 120 }))).toEqual([3, 4]);
    expect(await idsOf(filtered({ field: 'since', op: 'to', value: '2026-03-01' }))).toEqual([1, 3]);
    expect(await idsOf(filtered({ field: 'owner', op: 'empty' }))).toEqual([2]);
    expect(await idsOf(filtered({ field: 'paid', op: 'is', value: 'YES' }))).toEqual([3]);
  });

  it("takes a day of a time as New York's day", async () => {
    expect(await idsOf(filtered({ field: 'seenAt', op: 'is', value: '2026-03-04' }))).toEqual([1, 3, 4]);
    expect(await idsOf(filtered({ field: 'seenAt', op: 'from', value: '2026-03-05' }))).toEqual([]);
  });

  it('is searched by the beginnings of words', async () => {
    expect(await idsOf('berth-list?search=dan')).toEqual([1, 4]);
    expect(await idsOf('berth-list?search=KIM%20alb')).toEqual([1]);
    expect(await idsOf('berth-list?search=example')).toEqual([4]);
    expect(await idsOf('berth-list?search=im')).toEqual([]);
    expect(await idsOf(`berth-list?search=${encodeURIComponent('😀')}`)).toEqual([]);
    expect(await idsOf('berth-list?search=jo%20cmd')).toEqual([3]);
  });

  it('is sorted with blanks last either way, the key breaking ties', async () => {
    expect(await idsOf('berth-list?sort=fee')).toEqual([3, 4, 1, 2]);
    expect(await idsOf('berth-list?sort=-fee')).toEqual([1, 4, 3, 2]);
    expect(await idsOf('berth-list?sort=-length')).toEqual([2, 4, 1, 3]);
    expect(await idsOf('berth-list?sort=fee&offset=1&limit=2')).toEqual([4, 1]);
  });

  it.each([
    ['an unknown field', filtered({ field: 'colour', op: 'is', value: 'red' }), 'colour'],
    ['a comparison that text has not', filtered({ field: 'boat', op: 'below', value: 'B' }), 'boat'],
    ['a comparison that nothing has', filtered({ field: 'boat', op: 'constructor' as never, value: 'x' }), 'boat'],
    ['a day that does not exist', filtered({ field: 'since', op: 'is', value: '2026-02-30' }), 'since'],
    ['an amount that is none', filtered({ field: 'fee', op: 'from', value: 'much' }), 'fee'],
    ['one value where an array belongs', filtered({ field: 'fee', op: 'oneOf', value: 3 }), 'fee'],
    ['text that Postgres cannot hold', filtered({ field: 'boat', op: 'is', value: '\u0000' }), 'boat'],
    ['filters that are no JSON', 'berth-list?filters=nonsense', 'filters'],
    ['a sort that is not offered', 'berth-list?sort=paid', 'sort'],
    ['a page that is too long', 'berth-list?limit=501', 'limit'],
    ['a page before the first', 'berth-list?offset=-1', 'offset'],
  ])('refuses %s and names the field', async (_, path, field) => {
    const { body } = await get(path).expect(400).expect('Content-Type', /problem\+json/);
    expect(body).toMatchObject({ field, detail: expect.stringContaining(field) });
  });

  it('is not there for who has not signed in, may not open it, or names no list', async () => {
    await get('berth-list', 'x'.repeat(30)).expect(401);
    const { body } = await get('berth-list', stranger).expect(403);
    expect(body.permission).toBe('Inventory_Main');
    await get('no-such-list').expect(404);
  });

  it('waits for what its reader has just saved', async () => {
    const position = await tell(office.store, 1, BerthChanged({ boat: 'Alba II' }));
    const { body } = await get('berth-list?limit=1').set('X-Min-Position', position).expect(200);
    expect(body.rows[0].boat).toBe('Alba II');
    expect(body.position >= position).toBe(true);
  });
});

describe('The summary of a list', () => {
  it('counts and sums what fits', async () => {
    const { body } = await get(filtered({ field: 'status', op: 'is', value: 'Free' }).replace('?', '/summary?')).expect(200);
    expect(body).toMatchObject({ count: 2, total: 4, sums: { fee: '99.99', length: '21' } });
  });

  it('counts everything without a filter', async () => {
    const { body } = await get('berth-list/summary').expect(200);
    expect(body).toMatchObject({ count: 4, total: 4, sums: { fee: '300.49' } });
  });
});

describe('Who may not see a field', () => {
  it('gets it in no row, no sum and no file', async () => {
    const { body } = await get('berth-list', office.receptionist).expect(200);
    expect(body.rows).toHaveLength(4);
    expect(JSON.stringify((await get('berth-list')).body)).toContain('555-01');
    expect(JSON.stringify(body)).not.toMatch(/555-01|phone|fee/);
    expect((await get('berth-list/summary', office.receptionist)).body.sums).toEqual({ length: '37' });
    const { text } = await get('berth-list/export', office.receptionist).expect(200);
    expect(text).not.toMatch(/555-01|Phone|Fee|120\.00/);
    expect((await get('berth-list/export').expect(200)).text).toMatch(/Phone,Fee.*\r\n.*555-01/s);
  });

  it('cannot find it out by filtering, sorting or searching', async () => {
    for (const query of [filtered({ field: 'phone', op: 'contains', value: '555' }), 'berth-list?sort=fee']) {
      await get(query, office.receptionist).expect(400);
      await get(query).expect(200);
    }
    expect(await idsOf('berth-list?search=0199')).toEqual([3]);
    expect(await idsOf('berth-list?search=0199', office.receptionist)).toEqual([]);
  });
});

describe('The values of a field', () => {
  it('are those that rows have, counted within what fits', async () => {
    const { body } = await get('berth-list/values?field=status').expect(200);
    expect(body.values).toEqual([{ value: 'Taken', count: 2 }, { value: 'Free', count: 1 }, { value: 'free', count: 1 }]);
    expect(body.position).toMatch(/\d/);
    const few = await get(`${filtered({ field: 'length', op: 'is', value: 9 }).replace('?', '/values?')}&field=owner`).expect(200);
    expect(few.body.values.map(({ value }: { value: string }) => value).toSorted()).toEqual(['Dana Kim', 'dana@example.com']);
  });

  it('are told of no field that the reader does not see, nor of one that offers none', async () => {
    await get('berth-list/values?field=phone').expect(200);
    await get('berth-list/values?field=phone', office.receptionist).expect(400);
    await get('berth-list/values?field=boat').expect(400);
    await get('berth-list/values?field=owner', stranger).expect(403);
  });
});

describe('The export of a list', () => {
  it('is a file of the rows that fit, which no spreadsheet takes for formulas', async () => {
    const { text, headers } = await get(filtered({ field: 'boat', op: 'contains', value: 'cmd' }).replace('?', '/export?')).expect(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename=berth-list-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(text).toBe(
      '\uFEFFBerth id,Boat,Status,Owner,Phone,Fee,Length,Since,Last seen,Paid\r\n' +
        `3,'=Cmd(),Taken,"Lee, ""Jo""",555-0199,80.50,7,2025-12-31,2026-03-04 00:06:07,Yes\r\n`,
    );
  });

  it('is an Excel workbook where one is asked for: typed, with its filter in words, without what its reader may not see', async () => {
    const asked = filtered({ field: 'boat', op: 'contains', value: 'cmd' }).replace('?', '/export?format=xlsx&');
    const book = async (token?: string) => readBook((await get(asked, token).buffer().parse(asBytes).expect(200)).body as Buffer);
    const { rows, facts } = await book();
    expect(rows).toEqual([
      { 'Berth id': 3, Boat: '=Cmd()', Status: 'Taken', Owner: 'Lee, "Jo"', Phone: '555-0199', Fee: 80.5, Length: 7, Since: '12/31/2025', 'Last seen': '03/04/2026 12:06AM', Paid: 'Yes' },
    ]);
    expect(facts).toMatchObject({ What: 'Berth list', Filter: 'Boat: has “cmd”', Rows: '1', 'Made by': 'manager' });
    expect(Object.keys((await book(office.receptionist)).rows[0]!)).toEqual(expect.not.arrayContaining(['Phone', 'Fee']));
    await get('berth-list/export?format=pdf').expect(400);
  });

  it('has a head even without rows', async () => {
    const { text } = await get(filtered({ field: 'boat', op: 'is', value: 'none' }).replace('?', '/export?')).expect(200);
    expect(text).toMatch(/^\uFEFFBerth id,.*Paid\r\n$/);
  });
});

describe('Filters, search and sort', () => {
  it('answer what a naive walk over the rows answers', async () => {
    const rows = await someRows(60);
    await fc.assert(
      fc.asyncProperty(filters, searches, sorts, async (given, search, sort) => {
        const query = new URLSearchParams({ filters: JSON.stringify(given), sort, limit: '500', ...(search ? { search } : {}) });
        expect(await idsOf(`berth-list?${query}`)).toEqual(naiveRows(rows, given, search, sort).map(({ berthId }) => berthId));
      }),
      { numRuns: 150 },
    );
  });
});

const words = fc.constantFrom('Alba', 'alba', ' Bora ', "O'Neil", 'kim-lee', 'x_y', '100%', 'Dana Kim', '7', '');
const days = fc.constantFrom('2026-01-01', '2026-03-01', '2026-03-04', '2025-12-31');
const amounts = fc.constantFrom('0.00', '80.50', '120.00', '-5.25');
const textOps = fc.constantFrom<Filter['op']>('is', 'contains');
const rangeOps = fc.constantFrom<Filter['op']>('is', 'from', 'to', 'below');

const aFilter: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ field: fc.constantFrom('boat', 'status', 'owner'), op: textOps, value: words }),
  fc.record({ field: fc.constantFrom('boat', 'owner'), op: fc.constant('oneOf' as const), value: fc.array(words, { maxLength: 3 }) }),
  fc.record({ field: fc.constant('fee'), op: rangeOps, value: amounts }),
  fc.record({ field: fc.constant('length'), op: rangeOps, value: fc.integer({ min: 6, max: 12 }) }),
  fc.record({ field: fc.constant('since'), op: rangeOps, value: days }),
  fc.record({ field: fc.constantFrom('owner', 'fee', 'since', 'boat'), op: fc.constantFrom('empty' as const, 'present' as const) }),
);
const filters = fc.array(aFilter, { maxLength: 3 });
const searches = fc.constantFrom(undefined, 'alb', 'o neil', 'kim', 'dana kim', 'lee 7', '100', '%');
const sorts = fc
  .tuple(fc.constantFrom('', '-'), fc.constantFrom('boat', 'owner', 'fee', 'length', 'since', 'berthId'))
  .map(([direction, field]) => `${direction}${field}`);

/** Puts rows into the list and answers all that it holds. */
async function someRows(count: number): Promise<NumberedBerth[]> {
  const made = fc.sample(
    fc.record({
      boat: words,
      status: fc.constantFrom('Taken', 'FREE', 'free'),
      owner: fc.option(words),
      fee: fc.option(amounts),
      length: fc.integer({ min: 5, max: 13 }),
      since: fc.option(days),
    }),
    count,
  );
  let position = '';
  for (const [index, berth] of made.entries()) position = await tell(office.store, 100 + index, BerthTaken({ ...anyBerth, ...berth }));
  await backend.engine.feed.waitFor('berth-list', position, 5_000);
  return (await get('berth-list?limit=500')).body.rows as NumberedBerth[];
}
