import { early, saidEarly } from './early.js';

const tour = { tourDate: '2026-11-28', scheduledStartTime: '10:15 AM', tourStatus: 'Scheduled', tourResult: '' };
const said = (outcome: object, day = '2026-11-22') => saidEarly(tour, { ...tour, ...outcome }, day);

describe('A tour of a day to come', () => {
  it('has no result yet, was not begun and nobody stayed away from it', () => {
    expect([{ tourResult: 'No Buy' }, { tourStatus: 'Ended' }, { tourStatus: 'No Show' }, { tourStatus: 'Started', tourResult: 'Purchased' }].map((outcome) => said(outcome))).toEqual(['No Buy', 'Ended', 'No Show', 'Purchased']);
  });

  it('may be confirmed, canceled and rescheduled without a question', () => {
    expect([{ tourStatus: 'Confirmed' }, { tourStatus: 'Canceled' }, { tourStatus: 'Not Qualified' }, { tourResult: 'Rescheduled' }, {}].map((outcome) => said(outcome))).toEqual(Array(5).fill(undefined));
  });

  it('is asked about by its day and hour, one of today is not', () => {
    expect(said({ tourResult: 'No Buy' }, '2026-11-28')).toBeUndefined();
    expect(early({ ...tour, tourDate: '2999-11-28' }, { tourResult: 'No Buy' })).toEqual({
      question: 'The tour is on 11/28/2999 at 10:15 am, a day to come. Is it over already? A reminder that waits is taken back.',
      confirmText: 'Set to No Buy already',
    });
  });

  it('that was said to be over is not asked about again', () => {
    expect(saidEarly({ ...tour, tourResult: 'No Buy' }, { tourStatus: 'Ended', tourResult: 'No Buy' }, '2026-11-22')).toBeUndefined();
    expect(saidEarly({ ...tour, tourStatus: 'Ended' }, { tourStatus: 'Ended', tourResult: 'No Buy' }, '2026-11-22')).toBeUndefined();
  });
});
