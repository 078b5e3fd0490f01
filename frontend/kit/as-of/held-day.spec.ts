import { dayIn, followAddress, holdDay, withDay, withHeldDay } from './held-day.js';

describe('A day that is looked at', () => {
  afterEach(() => holdDay(undefined));

  it('goes along to every address until it is taken back', () => {
    expect(withHeldDay('?q=kim')).toBe('?q=kim');
    holdDay('2026-11-01');
    expect(withHeldDay('')).toBe('?asOf=2026-11-01');
    expect(withHeldDay('?q=kim')).toBe('?q=kim&asOf=2026-11-01');
    holdDay(undefined);
    expect(withHeldDay('?q=kim')).toBe('?q=kim');
  });

  it('gives way to a day that the address names itself', () => {
    holdDay('2026-11-01');
    expect(withHeldDay('?asOf=2026-11-20')).toBe('?asOf=2026-11-20');
    followAddress('?asOf=2026-11-20');
    expect(withHeldDay('')).toBe('?asOf=2026-11-20');
    followAddress('');
    expect(withHeldDay('')).toBe('');
  });

  it('is a day, or nothing', () => {
    for (const none of ['yesterday', '2026-13-45', '11/20/2026']) expect(dayIn(new URLSearchParams({ asOf: none }))).toBeUndefined();
    expect(withDay(new URLSearchParams('q=1&asOf=2026-11-01'), undefined).toString()).toBe('q=1');
  });
});
