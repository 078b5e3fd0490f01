/** Between a value and what is said behind it, and at the end of the row. */
const GAP = 24;

/** Pixels that are free behind the value of the last cell of a row; none where the value stands at the end, or the list scrolls sideways. */
export function roomAfter(cell: HTMLElement): number {
  const grid = cell.closest<HTMLElement>('[role=grid]')!;
  if (grid.scrollWidth > grid.clientWidth || getComputedStyle(cell).justifyContent === 'flex-end') return 0;
  return cell.getBoundingClientRect().width - widthOfWords(cell) - GAP;
}

/** Of what stands in an element, however little of it is shown. */
export function widthOfWords(element: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().width;
}
