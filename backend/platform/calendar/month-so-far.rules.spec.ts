import { monthSoFar } from './month-so-far.rules.js';

describe('The month so far', () => {
  it('stands beside the month before to the same date', () => {
    expect(monthSoFar('2026-11-22')).toEqual({ now: { from: '2026-11-01', to: '2026-11-22' }, before: { from: '2026-10-01', to: '2026-10-22' } });
  });

  it('stands beside the whole of a month that ends before', () => {
    expect(monthSoFar('2026-03-31').before).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(monthSoFar('2026-01-05').before).toEqual({ from: '2025-12-01', to: '2025-12-05' });
  });
});
