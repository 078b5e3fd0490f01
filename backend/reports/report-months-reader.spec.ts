import type pg from 'pg';
import { nothingCounted } from '../../events/reports/measures.rules.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { reportAsked } from './report-query-reader.js';
import { ReportMonthsReader } from './report-months-reader.js';
import { reportNamed } from './reports.rules.js';

/** A database that answers groups in this order. */
function readerOf(groups: readonly { readonly key: string; readonly month: string }[]): ReportMonthsReader {
  const pool = { query: () => Promise.resolve({ rows: groups.map((group) => ({ ...nothingCounted, ...group })) }) } as unknown as pg.Pool;
  return new ReportMonthsReader(pool, { builtUpTo: () => Promise.resolve('1') } as unknown as ListReader);
}

describe('A report month by month', () => {
  it('tells its lines, and the months of each, in one order, however the database groups them', async () => {
    const groups = [
      { key: 'Web', month: '2026-02' },
      { key: 'OPC', month: '2026-03' },
      { key: 'Web', month: '2026-01' },
      { key: 'Mail', month: '2026-02' },
    ];
    const read = (order: typeof groups) => readerOf(order).read(reportNamed('sales-by-source')!, reportAsked({}, '2026-11-23'), undefined, true);
    const answer = await read(groups);
    expect(JSON.stringify(answer)).toBe(JSON.stringify(await read(groups.toReversed())));
    expect(answer.lines.map(({ key, months }) => [key, Object.keys(months)])).toEqual([
      ['Mail', ['2026-02']],
      ['OPC', ['2026-03']],
      ['Web', ['2026-01', '2026-02']],
    ]);
  });
});
