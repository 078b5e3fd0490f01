import type pg from 'pg';
import type { ChangeFeed } from '../../projections/engine/changes/change-feed.js';
import { ListReader } from '../platform/lists/list-reader.js';
import type { ReadyLists } from '../platform/projections/ready-lists.js';
import { partOf, reportAsked } from './report-query-reader.js';
import { ReportReader } from './report-reader.js';
import { reportNamed } from './reports.rules.js';

const asked = reportAsked({}, '2026-11-23');

/** A reader while one list is being built; whatever else it does fails the test. */
function readerWithout(missing: string): ReportReader {
  const require = (list: string) => {
    if (list === missing) throw new Error(`${list} is being built`);
  };
  const ready = { require, requireAll: (lists: readonly string[]) => lists.forEach(require) } as unknown as ReadyLists;
  const feed = { oldestCheckpoint: () => Promise.resolve('1') };
  const pool = { query: () => Promise.reject(new Error('was read')) } as unknown as pg.Pool;
  return new ReportReader(pool, new ListReader(pool, feed as unknown as ChangeFeed, ready), ready);
}

describe('A report whose names are being built', () => {
  it('says so for the tours behind a figure, which are named by the list of tours', async () => {
    await expect(readerWithout('tour-list').tours(partOf(asked), asked, undefined, true)).rejects.toThrow('tour-list is being built');
  });

  it('says so for lines of reps, which are named by the list of employees, and not for others', async () => {
    await expect(readerWithout('employee-list').read(reportNamed('sales-rep-detail')!, asked, true)).rejects.toThrow('employee-list is being built');
    await expect(readerWithout('employee-list').read(reportNamed('sales-by-source')!, asked, true)).rejects.toThrow('was read');
  });
});
