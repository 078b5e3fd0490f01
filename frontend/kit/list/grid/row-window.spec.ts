import { RowWindow } from './row-window.js';

interface Thing {
  readonly id: string;
  readonly note?: string;
}

const things = (...ids: string[]): Thing[] => ids.map((id) => ({ id }));
const shown = (window: RowWindow<Thing>) => Array.from({ length: window.length }, (_, place) => window.at(place)?.id ?? '·');

/** a b c d e, of which all are loaded. */
const five = RowWindow.empty<Thing>(({ id }) => id).withCount(5).withPage(0, things('a', 'b', 'c', 'd', 'e'));

describe('RowWindow', () => {
  it('shows gaps where pages are not loaded yet', () => {
    const window = RowWindow.empty<Thing>(({ id }) => id).withCount(4).withPage(2, things('c', 'd'));
    expect(shown(window)).toEqual(['·', '·', 'c', 'd']);
  });

  it('puts a changed row in its place', () => {
    const window = five.withRow({ id: 'c', note: 'new' }, true);
    expect(window.at(2)).toEqual({ id: 'c', note: 'new' });
    expect(window.count).toBe(5);
  });

  it('leaves a row that no longer fits where it is, and does not count it', () => {
    const window = five.withRow({ id: 'b' }, false);
    expect(shown(window)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(window.isLeftover(1)).toBe(true);
    expect(window.count).toBe(4);
  });

  it('counts a row again that fits again', () => {
    const window = five.withRow({ id: 'b' }, false).withRow({ id: 'b' }, true);
    expect(window.count).toBe(5);
    expect(window.hasLeftovers).toBe(false);
  });

  it('fits the pages of the server around leftovers', () => {
    const window = five.withRow({ id: 'b' }, false).withPage(0, things('a', 'c', 'd', 'e'));
    expect(shown(window)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('asks the server for offsets that leave leftovers out', () => {
    const window = five.withRow({ id: 'b' }, false);
    expect([0, 1, 2, 4].map((place) => window.offsetOf(place))).toEqual([0, 1, 1, 3]);
  });

  it('takes a page that begins behind a leftover to the right places', () => {
    const window = five.withRow({ id: 'b' }, false).withPage(2, things('D', 'E'));
    expect(shown(window)).toEqual(['a', 'b', 'c', 'D', 'E']);
  });

  it('closes the gaps when the person moves on', () => {
    const window = five.withRow({ id: 'b' }, false).withoutRow('d').withoutLeftovers();
    expect(shown(window)).toEqual(['a', 'c', 'e']);
  });

  it('forgets rows far away but never a leftover', () => {
    const long = RowWindow.empty<Thing>(({ id }) => id).withCount(100).withPage(0, things(...Array.from({ length: 100 }, (_, at) => `t${at}`)));
    const window = long.withRow({ id: 't1' }, false).near(90, 20);
    expect(window.at(1)?.id).toBe('t1');
    expect(window.at(50)).toBeUndefined();
    expect(window.at(90)?.id).toBe('t90');
  });
});
