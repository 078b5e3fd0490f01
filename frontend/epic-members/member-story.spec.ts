import type { PointsTold } from '../../backend/points/points-story.js';
import { toldOfPoints } from './member-story.js';

const told: PointsTold = { key: 'pointsAccount-508-2026 4', at: '2026-11-23T19:17:00.000Z', by: 'Tom Vasquez', title: '10,000 points held, 20,000 left', status: 'Held', useYear: 2026, epicAdvantageContractId: 51, reason: '' };
const opens = { purchases: true, statement: true };

describe("A member's points in the member's history", () => {
  it('stand on their day with who did it, when, why, and the way to the purchase', () => {
    expect(toldOfPoints(told, '508', opens)).toEqual({ key: told.key, day: '2026-11-23', title: told.title, status: 'Held', lines: ['Tom Vasquez · 2:17PM', 'purchase 51'], to: '/admin/points-purchases?epicAdvantageContractId.is=51' });
    expect(toldOfPoints({ ...told, title: 'Purchase 51 refunded, 10,000 points back, 30,000 left', reason: 'Bought twice' }, '508', opens).lines).toEqual(['Tom Vasquez · 2:17PM', 'Bought twice']);
  });

  it('lead to the statement of their year where there is no purchase, or none that the reader may open, and else nowhere', () => {
    const statement = '/admin/points-statement?member=508&period=2026-01-01..2026-12-31';
    expect(toldOfPoints({ ...told, epicAdvantageContractId: null }, '508', opens).to).toBe(statement);
    expect(toldOfPoints(told, '508', { ...opens, purchases: false }).to).toBe(statement);
    expect(toldOfPoints(told, '508', { purchases: false, statement: false }).to).toBeUndefined();
  });
});
