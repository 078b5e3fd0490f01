/**
 * The rows of a long list that are loaded, by their place on the screen. A row that no longer fits the filters keeps its
 * place (a leftover) until the person moves on; the server does not count it any more, so places and offsets differ by
 * the leftovers before them. Immutable.
 */
export class RowWindow<R> {
  private constructor(
    /** Rows that fit, as the server counts them. */
    readonly count: number,
    private readonly rows: ReadonlyMap<number, R>,
    /** Places of rows that fit no more, ascending. */
    private readonly leftovers: readonly number[],
    private readonly keyOf: (row: R) => string,
  ) {}

  static empty<R>(keyOf: (row: R) => string): RowWindow<R> {
    return new RowWindow(0, new Map(), [], keyOf);
  }

  /** Places on the screen. */
  get length(): number {
    return this.count + this.leftovers.length;
  }

  get hasLeftovers(): boolean {
    return this.leftovers.length > 0;
  }

  at(place: number): R | undefined {
    return this.rows.get(place);
  }

  isLeftover(place: number): boolean {
    return this.leftovers.includes(place);
  }

  placeOf(key: string): number | undefined {
    for (const [place, row] of this.rows) if (this.keyOf(row) === key) return place;
    return undefined;
  }

  /** Loaded rows in the order of the screen. */
  loaded(): { readonly place: number; readonly row: R }[] {
    return [...this.rows].sort(([a], [b]) => a - b).map(([place, row]) => ({ place, row }));
  }

  /** What the server calls the place. */
  offsetOf(place: number): number {
    return place - this.leftovers.filter((leftover) => leftover < place).length;
  }

  withCount(count: number): RowWindow<R> {
    const length = count + this.leftovers.length;
    return new RowWindow(count, new Map([...this.rows].filter(([place]) => place < length)), this.leftovers, this.keyOf);
  }

  /** Puts a page of the server into its places, around the leftovers. */
  withPage(offset: number, page: readonly R[]): RowWindow<R> {
    const rows = new Map(this.rows);
    const left = new Set(this.leftovers);
    let place = this.leftovers.reduce((at, leftover) => (leftover <= at ? at + 1 : at), offset);
    for (const row of page) {
      while (left.has(place)) place++;
      rows.set(place++, row);
    }
    return new RowWindow(this.count, rows, this.leftovers, this.keyOf);
  }

  /** A changed row in its place; `fits` false leaves it there as a leftover. */
  withRow(row: R, fits: boolean): RowWindow<R> {
    const place = this.placeOf(this.keyOf(row));
    if (place === undefined) return this;
    const rows = new Map(this.rows).set(place, row);
    const others = this.leftovers.filter((leftover) => leftover !== place);
    const change = others.length - this.leftovers.length + (fits ? 0 : 1);
    const leftovers = fits ? others : [...others, place].sort((a, b) => a - b);
    return new RowWindow(Math.max(0, this.count - change), rows, leftovers, this.keyOf);
  }

  /** The row is no more: it stays as a leftover too. */
  withoutRow(key: string): RowWindow<R> {
    const place = this.placeOf(key);
    const row = place === undefined ? undefined : this.rows.get(place);
    return row === undefined ? this : this.withRow(row, false);
  }

  /** The person moved on: what no longer fits goes, and the rows below move up. */
  withoutLeftovers(): RowWindow<R> {
    const kept = [...this.rows].filter(([place]) => !this.leftovers.includes(place));
    return new RowWindow(this.count, new Map(kept.map(([place, row]) => [this.offsetOf(place), row])), [], this.keyOf);
  }

  /** Forgets rows far from a place, so that scrolling through a million rows does not keep them all. */
  near(place: number, most: number): RowWindow<R> {
    if (this.rows.size <= most) return this;
    const kept = [...this.rows].filter(([at]) => Math.abs(at - place) <= most / 2 || this.isLeftover(at));
    return new RowWindow(this.count, new Map(kept), this.leftovers, this.keyOf);
  }
}
