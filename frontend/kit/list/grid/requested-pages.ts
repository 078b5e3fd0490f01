/** Rows fetched at a time. */
export const PAGE = 100;

/** The pages of a long list that are loaded or on their way, by their first offset, each with the request that may fill it. */
export class RequestedPages {
  private requests = new Map<number, object>();
  /** A row in sight belongs elsewhere: its page and the next, read later, would not meet. */
  private misplaced = false;

  /** @returns what has to be fetched of the pages in sight: all of them where some would not meet the others */
  missing(inSight: readonly number[]): readonly number[] {
    const missing = inSight.filter((offset) => !this.requests.has(offset));
    if (missing.length === 0 || !this.misplaced) return missing;
    this.forget();
    return inSight;
  }

  /** @returns whether the answer is still waited for */
  begin(offset: number): () => boolean {
    const request = {};
    this.requests.set(offset, request);
    return () => this.requests.get(offset) === request;
  }

  failed(offset: number): void {
    this.requests.delete(offset);
  }

  /** All are asked for anew when they are looked at. */
  forget(): void {
    this.requests.clear();
    this.misplaced = false;
  }

  /** A row in sight belongs elsewhere: the others are asked for anew, and these as soon as another comes into sight. */
  keepInSight(inSight: readonly number[]): void {
    this.requests = new Map([...this.requests].filter(([offset]) => inSight.includes(offset)));
    this.misplaced = true;
  }

  forgetFarFrom(place: number, distance: number): void {
    this.requests = new Map([...this.requests].filter(([offset]) => Math.abs(offset - place) <= distance));
  }
}

/** The pages that hold these offsets. */
export function pagesBetween(first: number, last: number): readonly number[] {
  const from = Math.floor(first / PAGE);
  const to = Math.max(Math.floor(last / PAGE), from);
  return Array.from({ length: to - from + 1 }, (_, page) => (from + page) * PAGE);
}
