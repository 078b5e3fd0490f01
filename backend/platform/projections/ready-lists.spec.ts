import type { ProjectionEngine } from '../../../projections/engine/projection-engine.js';
import { EVERYTHING } from '../../../projections/lists/list-visibility.js';
import { memberListQuery } from '../../../projections/member-list/member-list.queries.js';
import { pointsPurchasesQuery } from '../../../projections/points-purchases/points-purchases.queries.js';
import { ReadyLists } from './ready-lists.js';
import { StillBuilding } from './still-building.js';

const members = { list: 'member-list', query: memberListQuery };
const purchases = { list: 'points-purchases', query: pointsPurchasesQuery };

describe('A list that looks something up in another list, which is being built', () => {
  /** All is built but this one. */
  const building = (away: string, lacking?: string) => {
    const isReady = (list: string) =>
      list === away ? { ready: lacking !== undefined, lacking: new Set([lacking]), done: 0.4, secondsLeft: 7 } : { ready: true, lacking: new Set(), done: 0, secondsLeft: null };
    return new ReadyLists({ isReady } as unknown as ProjectionEngine);
  };

  it('is read without what it would look up, and says how far that is', () => {
    const ready = building('member-contracts');
    expect([...ready.seen(members, EVERYTHING).hidden]).toEqual(['contractStatus', 'signed']);
    expect(ready.lacking(members)).toEqual({ fields: new Set(['contractStatus', 'signed']), done: 0.4 });
    expect([...building('member-list').seen(purchases, EVERYTHING).hidden]).toEqual(['memberName']);
  });

  it('leaves out only what the other’s older rows do not say', () => {
    expect([...building('member-contracts', 'signed').seen(members, EVERYTHING).hidden]).toEqual(['signed']);
    expect([...building('member-list', 'rciMemberNumber').seen(purchases, EVERYTHING).hidden]).toEqual([]);
  });

  it('is neither filtered, sorted nor searched by it meanwhile, and gives no file', () => {
    const ready = building('member-contracts');
    const asked = [{ filters: [{ field: 'signed', op: 'is', value: 'Yes' }] }, { sort: 'contractStatus' }] as const;
    for (const request of asked) expect(() => ready.seen(members, EVERYTHING, request)).toThrow(StillBuilding);
    expect(() => ready.require('member-list', memberListQuery)).toThrow('Contract status in member-list is being built: 40 % done');
    expect(() => building('member-list').seen(purchases, EVERYTHING, { search: 'kim' })).toThrow(StillBuilding);
  });

  it('says all once that is built', () => {
    const ready = building('something else');
    expect(ready.seen(members, EVERYTHING, { sort: 'signed' })).toBe(EVERYTHING);
    expect(() => ready.require('member-list', memberListQuery)).not.toThrow();
  });
});
