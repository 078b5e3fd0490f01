import { useEffect, useState, type RefObject } from 'react';
import type { Place } from './sheet-keys.js';

export interface Scroller {
  rowsOnScreen(): number;
  focus(): void;
  /** Brings a cell into sight, no further than needed. */
  show(place: Place, widths: readonly number[], frozen: number): void;
}

interface ScrollerOptions {
  readonly name: string;
  /** Id of the cell where one is. */
  readonly active: string;
  readonly rowHeight: number;
  readonly headHeight: number;
}

/** Until the box that scrolls is there to be asked. */
const SCROLLBAR = 16;
/** Columns that fill the box exactly would make Blueprint scroll sideways. */
const SPARE = 1;
const SCROLLS = '.bp6-table-quadrant-main > .bp6-table-quadrant-scroll-container';

/** The box of Blueprint's table that scrolls is the sheet's one stop of the Tab key: it has the keys and says where one is. */
export function useScroller(box: RefObject<HTMLElement | null>, { name, active, rowHeight, headHeight }: ScrollerOptions): Scroller {
  const main = () => box.current?.querySelector<HTMLElement>(SCROLLS) ?? null;
  useEffect(() => {
    const scroller = main();
    if (!scroller) return;
    // Blueprint's own stop has no name.
    box.current?.querySelector('.bp6-table-container')?.removeAttribute('tabindex');
    scroller.tabIndex = 0;
    scroller.setAttribute('role', 'group');
    scroller.setAttribute('aria-label', `${name}: cells`);
    scroller.setAttribute('aria-activedescendant', active);
  });
  return {
    rowsOnScreen: () => Math.max(1, Math.floor(((main()?.clientHeight ?? 0) - headHeight) / rowHeight) - 1),
    focus: () => main()?.focus({ preventScroll: true }),
    show({ row, col }, widths, frozen) {
      const scroller = main();
      if (!scroller) return;
      const top = row * rowHeight;
      scroller.scrollTop = between(scroller.scrollTop, top + rowHeight - (scroller.clientHeight - headHeight), top);
      if (col < frozen) return;
      const start = sum(widths.slice(0, col));
      scroller.scrollLeft = between(scroller.scrollLeft, start + widths[col]! - scroller.clientWidth, start - sum(widths.slice(0, frozen)));
    },
  };
}

/** The room for columns, in pixels. */
export function useRoom(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = box.current!;
    const scroller = element.querySelector<HTMLElement>(SCROLLS);
    const measure = new ResizeObserver(() => setWidth(Math.max(0, scroller ? scroller.clientWidth - SPARE : element.clientWidth - SCROLLBAR)));
    measure.observe(scroller ?? element);
    return () => measure.disconnect();
  }, [box]);
  return width;
}

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}
