import { newYearAfter } from './open-points-account-for-active-member.js';

const opened = (useYear: number, occurredAt: string, recordedAt = occurredAt) => newYearAfter({ data: { useYear }, recordedAt, metadata: { occurredAt } });

describe('When the account of the next year opens', () => {
  it('is midnight of New Year in New York', () => {
    expect(opened(2026, '2026-11-28T15:00:00.000Z')).toBe('2027-01-01T05:00:00.000Z');
  });

  it('is at once, where the product was off that night or the account opened late', () => {
    expect(opened(2026, '2027-01-03T15:00:00.000Z')).toBe('2027-01-01T05:00:00.000Z');
  });

  it('was in the old system, for accounts of past years that came from there', () => {
    expect(opened(2024, '2024-01-01T05:00:00.000Z', '2026-11-28T15:00:00.000Z')).toBeUndefined();
    expect(opened(2026, '2026-01-01T05:00:00.000Z', '2026-11-28T15:00:00.000Z')).toBe('2027-01-01T05:00:00.000Z');
  });
});
