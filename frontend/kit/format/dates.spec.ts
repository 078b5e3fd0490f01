import { formatDate, formatDateTime, formatSaid, formatWhen, parseDate, today } from './dates.js';

describe('dates', () => {
  it('shows a day as it is, never through a time zone', () => expect(formatDate('2026-11-21')).toBe('11/21/2026'));

  it('shows instants in New York time', () => {
    expect(formatDateTime('2026-11-21T14:42:00Z')).toBe('11/21/2026 9:42AM');
    expect(formatDateTime('2026-07-01T03:05:00Z')).toBe('06/30/2026 11:05PM');
  });

  it('shows what was said with the hour in two figures (decisions.md I20)', () => {
    expect(['2026-11-21T14:42:00Z', '2026-07-01T03:05:00Z', 'Monday'].map(formatSaid)).toEqual(['11/21/2026 09:42 AM', '06/30/2026 11:05 PM', 'Monday']);
  });

  it('says Today for today', () => {
    const now = new Date('2026-11-22T03:00:00Z');
    expect(formatWhen('2026-11-21T14:42:00Z', now)).toBe('Today 9:42AM');
    expect(formatWhen('2026-11-20T14:42:00Z', now)).toBe('11/20/2026 9:42AM');
    expect(today(now)).toBe('2026-11-21');
  });

  it.each([
    ['11/21/2026', '2026-11-21'],
    ['1/2/26', '2026-01-02'],
    ['02/30/2026', null],
    ['13/01/2026', null],
    ['tomorrow', null],
  ])('typed %p is %p (decisions.md C9)', (typed, day) => expect(parseDate(typed)).toBe(day));
});
