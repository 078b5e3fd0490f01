import { pointsBill } from './points-bill.rules.js';
import { availablePoints, type PointsAccount } from './points-account.state.js';

const account = (purchases: Record<number, [status: string, points: number]>) => ({
  opened: true,
  yearlyMaximum: 50_000,
  purchases: new Map(Object.entries(purchases).map(([id, [status, points]]) => [Number(id), { points, status, heldUntil: null }])),
});

describe('The bill of a member’s points (F20)', () => {
  it('is allotment, less what was bought, with what was refunded, less what is held', () => {
    const bill = pointsBill(2026, account({ 4: ['paid', 10_000], 31: ['paid', 10_000], 43: ['refunded', 5_000], 51: ['held', 10_000], 60: ['released', 20_000] }));
    expect(bill).toEqual({ useYear: 2026, opened: true, allotment: 50_000, bought: 25_000, purchasesBought: 3, refunded: 5_000, held: 10_000, available: 20_000 });
  });

  it('says what the account says is left', () => {
    const some = account({ 4: ['paid', 10_000], 51: ['held', 5_000], 60: ['released', 20_000] });
    expect(pointsBill(2026, some).available).toBe(availablePoints(some as PointsAccount));
  });

  it('of a year without an account is nothing', () => {
    expect(pointsBill(2027, { opened: false, yearlyMaximum: 0, purchases: new Map() })).toMatchObject({ opened: false, allotment: 0, available: 0 });
  });
});
