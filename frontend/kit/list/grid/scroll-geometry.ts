/** Browsers cap the height of an element (Firefox near 17 million pixels); a million rows of 34 are more. */
const MOST_PIXELS = 15_000_000;

/** By fingers: rows are as high as theme/tokens.css makes them then. */
export const TOUCHED = globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;

export const ROW_HEIGHT = TOUCHED ? 44 : 34;

/** Where rows stand in a scrolled box of any length. Past the browsers' cap a scrolled pixel stands for several. */
export class ScrollGeometry {
  readonly height: number;
  private readonly ratio: number;

  constructor(
    readonly rows: number,
    /** Height of the part that shows rows. */
    readonly viewport: number,
  ) {
    const whole = rows * ROW_HEIGHT;
    this.height = Math.min(whole, MOST_PIXELS);
    this.ratio = whole > MOST_PIXELS ? (whole - viewport) / (MOST_PIXELS - viewport) : 1;
  }

  /** First and last place to draw, with a few more around so that scrolling shows no gaps. */
  visible(scrollTop: number, around = 6): { readonly first: number; readonly last: number } {
    const top = scrollTop * this.ratio;
    const first = Math.max(0, Math.floor(top / ROW_HEIGHT) - around);
    const last = Math.min(this.rows - 1, Math.ceil((top + this.viewport) / ROW_HEIGHT) + around);
    return { first: Math.min(first, Math.max(0, last)), last };
  }

  /** Where a row is drawn, from the top of the scrolled content. */
  topOf(place: number, scrollTop: number): number {
    return this.ratio === 1 ? place * ROW_HEIGHT : place * ROW_HEIGHT - scrollTop * this.ratio + scrollTop;
  }

  /** Where to scroll so that the row is wholly in sight. */
  scrollTo(place: number, scrollTop: number): number {
    const top = scrollTop * this.ratio;
    if (place * ROW_HEIGHT < top) return this.startOf(place);
    const below = (place + 1) * ROW_HEIGHT - this.viewport;
    return below > top ? below / this.ratio : scrollTop;
  }

  /** Where to scroll so that the row is the first in sight. */
  startOf(place: number): number {
    return (place * ROW_HEIGHT) / this.ratio;
  }

  /** Rows that a page key moves by. */
  get rowsOnScreen(): number {
    return Math.max(1, Math.floor(this.viewport / ROW_HEIGHT) - 1);
  }
}
