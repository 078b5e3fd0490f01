import { daysOf, faultOf, periodInWords, periodOf } from './period.js';

/** Saturday in New York, Sunday in Greenwich. */
const now = new Date('2026-11-22T03:00:00Z');

describe('A period', () => {
  it.each([
    ['today', '2026-11-21', '2026-11-21'],
    ['yesterday', '2026-11-20', '2026-11-20'],
    ['last-working-day', '2026-11-20', '2026-11-20'],
    ['this-week', '2026-11-16', '2026-11-22'],
    ['last-week', '2026-11-09', '2026-11-15'],
    ['last-7-days', '2026-11-15', '2026-11-21'],
    ['this-month', '2026-11-01', '2026-11-21'],
    ['last-month', '2026-10-01', '2026-10-31'],
    ['this-year', '2026-01-01', '2026-11-21'],
  ])('%s runs from %s to %s, by New York’s calendar', (word, from, to) => expect(daysOf(word, now)).toEqual({ from, to }));

  it('that is the last working day reaches on a Monday from the Saturday to the Sunday', () => {
    expect(daysOf('last-working-day', new Date('2026-11-23T15:00:00Z'))).toEqual({ from: '2026-11-21', to: '2026-11-22' });
  });

  it('may be two days, or one bound', () => {
    expect(daysOf(periodOf({ from: '2026-11-01', to: null }))).toEqual({ from: '2026-11-01', to: null });
    expect(daysOf('2026-11-01..2026-11-20')).toEqual({ from: '2026-11-01', to: '2026-11-20' });
    expect(daysOf('whenever')).toBeUndefined();
    expect(daysOf('..')).toBeUndefined();
  });

  it('is said in words', () => {
    expect(['this-week', '2026-11-01..2026-11-20', '2026-11-01..', '..2026-11-20', '2026-11-20..2026-11-20'].map(periodInWords)).toEqual([
      'This week',
      '11/01/2026 to 11/20/2026',
      'since 11/01/2026',
      'until 11/20/2026',
      '11/20/2026',
    ]);
  });

  it('is none where its first day is after its last, which is said in plain words', () => {
    expect(faultOf('11/30/2026', '11/01/2026')).toBe('From is after To.');
    expect(faultOf('11/31/2026', '')).toBe('There is no such day.');
    expect([faultOf('11/01/2026', '11/01/26'), faultOf('11/30/2026', ' '), faultOf('', '')]).toEqual([undefined, undefined, undefined]);
  });
});
