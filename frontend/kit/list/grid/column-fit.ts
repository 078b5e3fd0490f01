/** A column as wide as a long note would leave no room for its neighbours. */
const WIDEST_FIT = 480;

/** The same on a phone, as a share of the list: beside one column there is room for another. */
const MOST_OF_THE_LIST = 0.6;

/** Pixels that show the widest of what a column shows, its name included. @param index of the column, from 0 */
export function fittingWidth(grid: HTMLElement, index: number): number {
  const cells = [...grid.querySelectorAll<HTMLElement>('.grid-row')].flatMap((row) => (row.children[index] as HTMLElement | undefined) ?? []);
  cells.forEach((cell) => (cell.style.width = 'max-content'));
  const widths = cells.map((cell) => cell.getBoundingClientRect().width);
  cells.forEach((cell) => (cell.style.width = ''));
  return withinBounds(Math.max(...widths), grid.clientWidth);
}

/** Whole pixels; never more than a list of `room` pixels can give to one column. */
export function withinBounds(needed: number, room: number): number {
  return Math.ceil(Math.min(needed, WIDEST_FIT, Math.max(room * MOST_OF_THE_LIST, 1)));
}
