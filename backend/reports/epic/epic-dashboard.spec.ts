import { sameDayOf } from '../../platform/calendar/day.rules.js';
import { membersOf, pointsOf, salesMonths, salesOf, type MonthSum } from './epic-dashboard.rules.js';
import { daysOfMonth, readEpicView } from './epic-view.rules.js';

const sum = (month: string, payment: 'paidInFull' | 'financed', sold: number, volume: string): MonthSum => ({ month, payment, sold, volume });
const read = (address: string, today = '2026-11-29') => readEpicView(new URLSearchParams(address), today);

describe('The sales of the Epic dashboard', () => {
  const now = [sum('2026-01', 'paidInFull', 2, '4490.00'), sum('2026-07', 'paidInFull', 3, '59000.10'), sum('2026-07', 'financed', 2, '40000.20')];

  it('are what was paid in full and what is financed, with the share of that', () => {
    expect(salesOf(now)).toEqual({ sold: 7, volume: '103490.30', paidInFull: '63490.10', financed: '40000.20', financedShare: '38.65' });
    expect(salesOf([])).toEqual({ sold: 0, volume: '0.00', paidInFull: '0.00', financed: '0.00', financedShare: '0.00' });
  });

  it('stand by month beside the whole month of the year before, twelve of them', () => {
    const months = salesMonths(2026, now, [sum('2025-07', 'paidInFull', 1, '1495.00'), sum('2025-12', 'financed', 1, '9995.00')]);
    expect(months).toHaveLength(12);
    expect(months[6]).toEqual({ month: '2026-07', sold: 5, volume: '99000.30', paidInFull: '59000.10', financed: '40000.20', before: '1495.00' });
    expect(months[11]).toMatchObject({ month: '2026-12', volume: '0.00', before: '9995.00' });
  });
});

describe('The points of the Epic dashboard', () => {
  const moves = [{ month: '', move: 'ceded' as const, points: '8000000' }, { month: '2026-02', move: 'ceded' as const, points: 464_500 }, { month: '2026-03', move: 'closedAndBought' as const, points: -780_000 }, { month: '2026-03', move: 'other' as const, points: 15_000 }];

  it('open with all before the year, and say what moved them', () => {
    expect(pointsOf(moves, 2026, '2026-04-10')).toEqual({
      opening: 8_000_000,
      closing: 7_699_500,
      ceded: 464_500,
      closedAndBought: -780_000,
      other: 15_000,
      months: [
        { month: '2025-12', balance: 8_000_000 },
        { month: '2026-01', balance: 8_000_000 },
        { month: '2026-02', balance: 8_464_500 },
        { month: '2026-03', balance: 7_699_500 },
        { month: '2026-04', balance: 7_699_500 },
      ],
    });
  });
});

describe('The members of the Epic dashboard', () => {
  it('stand by tier in the order of the products, and by status with the largest first', () => {
    const { total, tiers, statuses } = membersOf([{ tier: 'Legacy', status: 'Active', members: 2 }, { tier: 'Embarc', status: 'Pending', members: 3 }, { tier: '', status: 'Active', members: 2 }, { tier: 'Embarc', status: 'Active', members: 1 }], ['Embarc', 'Rendezvous', 'Legacy']);
    expect(total).toBe(8);
    expect(tiers).toEqual([{ name: 'Embarc', count: 4 }, { name: 'Legacy', count: 2 }, { name: '(none)', count: 2 }]);
    expect(statuses).toEqual([{ name: 'Active', count: 5 }, { name: 'Pending', count: 3 }]);
  });
});

describe('The address of the Epic dashboard', () => {
  it('is of a running year through its day, of one that is over whole, and of none to come', () => {
    expect([read('').to, read('year=2025').to, read('year=2031').year, read('', '2026-06-30').to]).toEqual(['2026-11-29', '2025-12-31', 2026, '2026-06-30']);
  });

  it('says what is open, and nothing where it names what there is not', () => {
    expect(read('figure=financed&month=2025-07').behind).toEqual({ figure: 'financed', month: '2025-07' });
    expect(read('figure=sold&month=2019-07').behind).toEqual({ figure: 'sold', month: undefined });
    expect(read('by=tier&name=Odyssey').behind).toEqual({ by: 'tier', name: 'Odyssey' });
    expect([read('figure=lost').behind, read('by=age&name=9').behind]).toEqual([undefined, undefined]);
  });

  it('compares through the same day of the year before, in leap years too', () => {
    expect(['2026-11-29', '2026-12-31', '2024-02-29', '2025-02-28', '2024-02-28', '2024-03-31'].map((day) => sameDayOf(day, Number(day.slice(0, 4)) - 1))).toEqual(['2025-11-29', '2025-12-31', '2023-02-28', '2024-02-29', '2023-02-28', '2023-03-31']);
  });

  it('opens a month through the day, one of the year before whole, and no day of a month to come', () => {
    const { from, to } = daysOfMonth('2026-12', { to: '2026-11-29' });
    expect(from > to).toBe(true);
    expect([daysOfMonth('2026-11', { to: '2026-11-29' }), daysOfMonth('2026-07', { to: '2026-11-29' }), daysOfMonth('2025-12', { to: '2026-11-29' })]).toEqual([
      { from: '2026-11-01', to: '2026-11-29' },
      { from: '2026-07-01', to: '2026-07-31' },
      { from: '2025-12-01', to: '2025-12-31' },
    ]);
  });
});
