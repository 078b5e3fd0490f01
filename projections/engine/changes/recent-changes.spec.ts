import type { RowChange } from './change-log.js';
import { newest, RecentChanges } from './recent-changes.js';

const change = (key: string, position: string, changed?: readonly string[]): RowChange => ({
  list: 'parcel-list',
  key,
  position,
  operation: 'put',
  by: 'Dana Kim',
  eventType: 'ParcelMoved',
  at: '2026-03-04T05:06:07.000Z',
  ...(changed && { changed }),
});

describe('the changes that this process committed lately', () => {
  it('are told to who stands within them, with nothing missing', () => {
    const recent = new RecentChanges();
    recent.add({ from: '10', to: '12', changes: [change('1', '11')] });
    // From 12 to 20 nothing was of concern.
    recent.add({ from: '20', to: '21', changes: [change('2', '21')] });
    expect(recent.since('10')?.map(({ to }) => to)).toEqual(['12', '21']);
    expect(recent.since('15')?.map(({ to }) => to)).toEqual(['21']);
  });

  it('say nothing of what came before them or may have come after', () => {
    const recent = new RecentChanges();
    expect(recent.since('0')).toBeUndefined();
    recent.add({ from: '10', to: '12', changes: [change('1', '11')] });
    expect(recent.since('09')).toBeUndefined();
    expect(recent.since('12')).toBeUndefined();
  });

  it('are forgotten when they are many', () => {
    const recent = new RecentChanges();
    const many = Array.from({ length: 400 }, (_, index) => change(String(index), '11'));
    recent.add({ from: '10', to: '11', changes: many });
    recent.add({ from: '11', to: '12', changes: many });
    expect(recent.since('10')).toBeUndefined();
    expect(recent.since('11')?.[0]?.changes).toHaveLength(400);
  });

  it('are forgotten when they are many commits, even of such that changed nothing', () => {
    const recent = new RecentChanges();
    for (let place = 1000; place < 3000; place++) recent.add({ from: String(place), to: String(place + 1), changes: [] });
    expect(recent.since('1000')).toBeUndefined();
    expect(recent.since('2499')).toBeUndefined();
    expect(recent.since('2500')).toHaveLength(500);
  });

  it('come to the newest of each row and all that changed of it, oldest first', () => {
    const changes = [change('1', '13', ['owner']), change('2', '12', ['price']), change('1', '11', ['price']), change('3', '10'), change('3', '14', ['owner'])];
    expect(newest(changes)).toEqual([change('2', '12', ['price']), change('1', '13', ['price', 'owner']), change('3', '14')]);
  });
});
