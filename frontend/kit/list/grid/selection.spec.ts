import { RowWindow } from './row-window.js';
import { followWindow, isGone, nothingSelected, select } from './selection.js';

const keyOf = (id: string) => id;
const window = RowWindow.empty(keyOf).withCount(5).withPage(0, ['a', 'b', 'c', 'd', 'e']);
const keys = (selection: { rows: ReadonlyMap<string, string> }) => [...selection.rows.keys()];

describe('selecting rows', () => {
  it('selects one row, adds one, takes one away', () => {
    const one = select<string>(nothingSelected, window, 1, 'only', keyOf);
    const two = select(one, window, 3, 'add', keyOf);
    expect(keys(two)).toEqual(['b', 'd']);
    expect(keys(select(two, window, 1, 'add', keyOf))).toEqual(['d']);
  });

  it('selects everything from where Shift began', () => {
    const begun = select<string>(nothingSelected, window, 3, 'only', keyOf);
    expect(keys(select(begun, window, 1, 'range', keyOf))).toEqual(['b', 'c', 'd']);
  });

  it('stays on the same row when rows come in above it', () => {
    const selection = select<string>(nothingSelected, window, 1, 'only', keyOf);
    const moved = RowWindow.empty(keyOf).withCount(6).withPage(0, ['new', 'a', 'b', 'c', 'd', 'e']);
    expect(followWindow(selection, moved, keyOf).place).toBe(2);
  });

  it('knows when its row has gone: another one stands in its place', () => {
    const selection = select<string>(nothingSelected, window, 1, 'only', keyOf);
    expect(isGone(selection, RowWindow.empty(keyOf).withCount(4).withPage(0, ['a', 'c', 'd', 'e']), true, keyOf)).toBe(true);
    expect(isGone(selection, window, true, keyOf)).toBe(false);
    expect(isGone(selection, RowWindow.empty(keyOf).withCount(5), true, keyOf)).toBe(false);
  });

  it('knows so of the last row too, once the rows are counted', () => {
    const last = select<string>(nothingSelected, window, 4, 'only', keyOf);
    const shorter = RowWindow.empty(keyOf).withCount(4).withPage(0, ['a', 'b', 'c', 'd']);
    expect([isGone(last, shorter, true, keyOf), isGone(last, shorter, false, keyOf)]).toEqual([true, false]);
  });

  it('selects the row it jumped to once that is loaded', () => {
    const long = window.withCount(500);
    const jumped = select<string>(nothingSelected, long, 499, 'only', keyOf);
    expect(keys(jumped)).toEqual([]);
    expect(keys(followWindow(jumped, long.withPage(499, ['last']), keyOf))).toEqual(['last']);
  });
});
