import { readToursAllView, toursAllFilters } from '../../../backend/reports/tours-all/tours-all.rules.js';
import { chosenRows, countsOf, type ReportRow } from './report-view.js';

const row = (tourId: number, fields: Partial<ReportRow>): ReportRow => ({ tourId, tourDate: '2026-11-20', scheduledStartTime: '09:00 AM', startsAt: '', salesRep: '', leadName: '', tourStatus: 'Ended', tourResult: '', giftNames: '', marketingSource: '', ...fields });

const rows = [row(1, { tourResult: 'Purchased', marketingSource: 'OPC' }), row(2, { tourResult: 'Purchased', salesRep: 'Emma Tanaka' }), row(3, { tourStatus: 'Canceled' })];

describe('The report of all tours', () => {
  it('counts each row once under whatever it is looked at by, blank ones too', () => {
    expect(countsOf(rows, 'tourResult')).toEqual([['Purchased', 2], ['(none)', 1]]);
    for (const field of ['tourStatus', 'salesRep', 'marketingSource'] as const) expect(countsOf(rows, field).reduce((sum, [, count]) => sum + count, 0)).toBe(3);
  });

  it('shows on the screen what it puts into the file', () => {
    const view = readToursAllView(new URLSearchParams('tourStatus=Ended&salesRep=(none)'), '2026-11-22');
    expect(chosenRows(rows, view).map(({ tourId }) => tourId)).toEqual([1]);
    expect(toursAllFilters(view).slice(2)).toEqual([
      { field: 'tourStatus', op: 'is', value: 'Ended' },
      { field: 'salesRep', op: 'empty' },
    ]);
  });
});
