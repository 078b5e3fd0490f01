import { cedeBuckets, type CedeBucket } from '../../../events/reports/cede.rules.js';
import { cedeMonths, cedeReport, type CededSum } from './cede-report.rules.js';

const FIXED_POINTS = 15_000;
const sum = (month: string, bucket: CedeBucket, members: number): CededSum => ({ month: `${month}-01`, bucket, members, points: members * FIXED_POINTS });

/** The old report's figures were typed in: 225,000 points, August 2020 to August 2021 (`decisions.md I2`). They are nowhere in the product. */
const sample = [sum('2020-08', 'Canceled', 2), sum('2020-09', 'Rescinded', 3), sum('2021-01', 'Draft', 1), sum('2021-03', 'Signed', 4), sum('2021-03', 'Preparing To Close', 2), sum('2021-08', 'Closed without an RCI number', 3)];

describe('The monthly cede requirement', () => {
  const report = cedeReport(sample, cedeMonths('2021-08-31'));

  it('counts members and points by status, and adds up the sample of the old report', () => {
    expect(report.lines.map(({ label, members, points }) => [label, members, points])).toEqual([
      ['Canceled', 2, 30_000],
      ['Rescinded', 3, 45_000],
      ['Draft', 1, 15_000],
      ['Documents Generated', 0, 0],
      ['Signed', 4, 60_000],
      ['Preparing To Close', 2, 30_000],
      ['Closed without an RCI number', 3, 45_000],
    ]);
    expect(report.total).toEqual({ members: 15, points: 225_000 });
  });

  it('has thirteen months through that of its day, those of nobody too', () => {
    expect([report.months.length, report.months[0]!.month, report.months.at(-1)!.month]).toEqual([13, '2020-08', '2021-08']);
    expect(report.months[7]).toEqual({ month: '2021-03', counts: { Signed: 4, 'Preparing To Close': 2 }, total: 6 });
    expect(report.months[2]).toEqual({ month: '2020-10', counts: {}, total: 0 });
  });

  it('counts members with a number, and expired ones, apart: they are in no total', () => {
    const { total, beside, months } = cedeReport([...sample, sum('2021-08', 'Closed with an RCI number', 5), sum('2021-08', 'Expired', 1)], cedeMonths('2021-08-31'));
    expect(total.points).toBe(225_000);
    expect(beside.map(({ label, members }) => [label, members])).toEqual([['Closed with an RCI number', 5], ['Expired', 1]]);
    expect(months.at(-1)).toMatchObject({ total: 9 });
  });

  it('says which month had somebody last, where these have nobody', () => {
    expect(cedeReport(sample, cedeMonths('2026-11-23')).lastMonth).toBe('2021-08');
    expect(cedeReport([], cedeMonths('2026-11-23'))).toMatchObject({ total: { members: 0, points: 0 } });
    expect(cedeBuckets).toHaveLength(7);
  });
});
