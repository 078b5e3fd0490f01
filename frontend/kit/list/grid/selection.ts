import type { RowWindow } from './row-window.js';

/** The row that the keyboard is on, and the rows that are selected. */
export interface Selection<R> {
  /** Place of the active row; -1 for none. */
  readonly place: number;
  /** Key of the active row once it is loaded: it stays active when rows come in above it. */
  readonly key: string | undefined;
  /** Where a Shift selection began. */
  readonly anchor: number;
  readonly rows: ReadonlyMap<string, R>;
}

export type SelectHow = 'only' | 'add' | 'range';

export const nothingSelected: Selection<never> = { place: -1, key: undefined, anchor: -1, rows: new Map<string, never>() };

/** Moves to a place: alone, added (Ctrl), or with everything from the anchor to it (Shift). */
export function select<R>(selection: Selection<R>, window: RowWindow<R>, place: number, how: SelectHow, keyOf: (row: R) => string): Selection<R> {
  const row = window.at(place);
  const key = row && keyOf(row);
  if (how === 'range' && selection.anchor >= 0) {
    const [from, to] = [Math.min(selection.anchor, place), Math.max(selection.anchor, place)];
    const between = window.loaded().filter((loaded) => loaded.place >= from && loaded.place <= to);
    return { place, key, anchor: selection.anchor, rows: new Map(between.map((loaded) => [keyOf(loaded.row), loaded.row])) };
  }
  if (how === 'add' && row && key) {
    const rows = new Map(selection.rows);
    if (!rows.delete(key)) rows.set(key, row);
    return { place, key, anchor: place, rows };
  }
  return { place, key, anchor: place, rows: row && key ? new Map([[key, row]]) : new Map() };
}

/** Whether the active row is nowhere to be seen: another one stands where it was, or, once the rows are counted, none. */
export function isGone<R>({ place, key }: Selection<R>, window: RowWindow<R>, counted: boolean, keyOf: (row: R) => string): boolean {
  const here = window.at(place);
  if (key === undefined || window.placeOf(key) !== undefined) return false;
  return here ? keyOf(here) !== key : counted && place >= window.length;
}

/** The same selection after rows came, went or changed. */
export function followWindow<R>(selection: Selection<R>, window: RowWindow<R>, keyOf: (row: R) => string): Selection<R> {
  if (selection.place < 0) return selection;
  const here = window.at(selection.place);
  if (selection.key === undefined) {
    // Jumped to a place that was not loaded yet: it counts as selected once it comes.
    return here ? select(selection, window, selection.place, 'only', keyOf) : selection;
  }
  const place = here && keyOf(here) === selection.key ? selection.place : (window.placeOf(selection.key) ?? selection.place);
  const rows = new Map([...selection.rows].map(([key, row]) => [key, window.at(window.placeOf(key) ?? -1) ?? row]));
  const same = place === selection.place && [...rows].every(([key, row]) => selection.rows.get(key) === row);
  return same ? selection : { ...selection, place, rows };
}
