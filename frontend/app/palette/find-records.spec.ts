import { jest } from '@jest/globals';
import type { Filter } from '../../../backend/platform/lists/list.dto.js';
import { screens } from '../routes.js';
import { countRecords, findRecords, MAX_ROWS } from './find-records.js';
import type { May } from './findable.js';

const everything: May = () => true;
const { signal } = new AbortController();
const screen = (path: string) => screens.find((one) => one.path === path)!;

/** Asked addresses, without the host. */
let asked: string[];

/** A server that knows so many rows for any words, numbered from 1, and of those with filters as many as `within` says. */
function serverWith(rows: number, key: string, within: (filters: readonly Filter[]) => number = () => rows): void {
  asked = [];
  globalThis.fetch = jest.fn((url: unknown) => {
    asked.push(String(url));
    const { pathname, searchParams } = new URL(String(url), 'http://office.example');
    const filters = JSON.parse(searchParams.get('filters') ?? '[]') as Filter[];
    const count = filters.length > 0 ? within(filters) : rows;
    const page = Array.from({ length: Math.min(count, Number(searchParams.get('limit'))) }, (_, index) => ({ [key]: searchParams.has('search') ? index + 1 : filters[0]!.value }));
    const body = pathname.endsWith('/summary') ? { count, total: rows, sums: {}, position: '1' } : { rows: page, offset: 0, position: '1' };
    return Promise.resolve(new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } }));
  });
}

async function found(words: string, path: string, may = everything) {
  const records = await findRecords(words, screen(path), may, signal);
  return { ...records, ...(await countRecords(words, screen(path), records, may, signal)) };
}

describe('What the palette says it found', () => {
  it('is all that the words find, not what there is room for, and what opening the list shows', async () => {
    serverWith(37, 'contractId');
    const { entries, found: all, listed } = await found('silva', '/admin/contracts');
    expect([entries.length, all, listed]).toEqual([MAX_ROWS, 37, 37]);
  });

  it('is not asked for again where the first rows are all', async () => {
    serverWith(2, 'contractId');
    expect(await found('silva', '/admin/contracts')).toMatchObject({ found: 2, listed: 2 });
    expect(asked.filter((url) => url.includes('/summary'))).toEqual([]);
  });

  it('counts the record that a number names once, whether or not words find it too', async () => {
    serverWith(37, 'contractId', (filters) => (filters[0]!.op === 'is' ? 1 : 0));
    expect(await found('1042', '/admin/contracts')).toMatchObject({ found: 37, listed: 37 });
    serverWith(2, 'contractId', () => 1);
    expect(await found('1042', '/admin/contracts')).toMatchObject({ found: 3, listed: 2 });
  });

  it('tells the tours of every day from those within the days that their list keeps to', async () => {
    serverWith(37, 'tourId', () => 5);
    expect(await found('silva', '/admin/tours')).toMatchObject({ found: 37, listed: 5 });
  });

  it('leads who may not open a tour itself to none that the list does not show', async () => {
    serverWith(37, 'tourId', (filters) => (filters.some(({ field }) => field === 'tourDate') ? 3 : 37));
    const { entries, found: all, listed } = await found('silva', '/admin/tours', (permission) => permission !== 'Tours_Detail');
    expect([entries.length, all, listed]).toEqual([3, 3, 3]);
    expect(entries[0]!.leads).toBe('/admin/tours?tourId.is=1');
  });
});
