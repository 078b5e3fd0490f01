import type { ListPage, ListSummary } from '../../../backend/platform/lists/list.dto.js';
import type { PushedChange } from '../../../backend/platform/realtime/protocol.js';
import type { LiveListener } from '../../server/live/follows.js';
import { asProblem, type Problem } from '../../server/problem.js';
import { effectOf, type Effect, type ViewFields } from './grid/change-effect.js';
import type { Row } from './list-definition.js';
import { PAGE, pagesBetween, RequestedPages } from './grid/requested-pages.js';
import { RowWindow } from './grid/row-window.js';

const KEPT_ROWS = 3_000;
/** Changes within this time cost one fetch. */
const SETTLE_MS = 200;

type Due = Pick<Effect, 'rows' | 'counts'>;

export interface ListSource {
  page(offset: number, limit: number): Promise<ListPage>;
  summary(): Promise<ListSummary>;
  readonly view: ViewFields;
  keyOf(row: Row): string;
  /** Whether a changed row belongs to the list; undefined when only the server can tell. */
  fits(row: Row): boolean | undefined;
}

export interface ListState {
  readonly window: RowWindow<Row>;
  readonly summary: ListSummary | undefined;
  /** Up to here the rows are known; undefined before the first page. */
  readonly position: string | undefined;
  /** Changes of the last seconds by row, for the glow. */
  readonly changes: ReadonlyMap<string, PushedChange>;
  readonly problem: Problem | undefined;
  /** What the rows say nothing of until it is rebuilt. */
  readonly rebuilding?: ListPage['rebuilding'];
}

/** Fetches the pages of one view of a list as they are looked at, and keeps them as the server pushes changes. */
export class ListLoader implements LiveListener {
  private current: ListState;
  private readonly watchers = new Set<() => void>();
  private readonly pages = new RequestedPages();
  private seen = { first: 0, last: 0 };
  private settling: ReturnType<typeof setTimeout> | undefined;
  /** What pushed changes ask to be fetched anew. */
  private due: Due = { rows: false, counts: false };
  /** The counts are on their way, or did not arrive. */
  private countsAwaited = false;
  private countsAsked = 0;
  /** Up to where the counts of this generation are known. */
  private countedAt = '';
  private generation = 0;
  private lastFetchMs = 0;

  constructor(
    private readonly source: ListSource,
    private readonly glowMs: number,
  ) {
    this.current = {
      window: RowWindow.empty((row) => source.keyOf(row)),
      summary: undefined,
      position: undefined,
      changes: new Map(),
      problem: undefined,
    };
  }

  readonly state = (): ListState => this.current;

  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  /** Fetches whatever of these places is not there yet. */
  show(first: number, last: number): void {
    this.seen = { first, last };
    for (const offset of this.pages.missing(this.pagesInSight())) void this.fetchPage(offset);
    if (!this.current.summary) void this.fetchSummary(true);
  }

  private pagesInSight(): readonly number[] {
    const { window } = this.current;
    return pagesBetween(window.offsetOf(this.seen.first), window.offsetOf(this.seen.last));
  }

  /** Fetches what is looked at once more, over the rows that are there; everything else when it is looked at. */
  private showAgain(): void {
    this.pages.forget();
    this.show(this.seen.first, this.seen.last);
  }

  /** Everything again, while the old rows stay on the screen. */
  readonly refetch = (): void => this.fetchAgain(true);

  private fetchAgain(counts: boolean): void {
    this.generation++;
    this.countedAt = '';
    const started = Date.now();
    if (counts || this.countsAwaited) void this.fetchSummary(true).then(() => (this.lastFetchMs = Date.now() - started));
    this.showAgain();
  }

  onChanges(changes: readonly PushedChange[]): void {
    const before = this.current.window;
    const effects = changes.map((change) => this.effectOf(change, before));
    this.remember(changes);
    this.become({ window: changes.reduce((window, change) => this.changed(window, change), before) });
    if (effects.some(({ misplaced }) => misplaced)) this.pages.keepInSight(this.pagesInSight());
    this.settle({ rows: effects.some(({ rows }) => rows), counts: effects.some(({ counts }) => counts) });
  }

  onRefetch(): void {
    this.refetch();
  }

  /** Other records changed. A row that is loaded and names one `by` its number takes what that says, for the rest the server is asked. */
  applyBeside(changes: readonly PushedChange[], by: string | undefined): void {
    const loaded = by === undefined ? [] : this.current.window.loaded();
    const rowsOf = (change: PushedChange) => loaded.filter(({ row }) => change.row && String(row[by!]) === change.key);
    this.onChanges(changes.flatMap((change) => rowsOf(change).map(({ row }) => ({ ...change, key: this.source.keyOf(row), row: { ...row, ...change.row } }))));
    if (changes.some((change) => rowsOf(change).length === 0)) this.settle({ rows: true, counts: true });
  }

  private effectOf(change: PushedChange, before: RowWindow<Row>): Effect {
    const place = before.placeOf(change.key);
    const { summary } = this.current;
    return effectOf(change, this.source.view, {
      held: place !== undefined && !before.isLeftover(place),
      inSight: place !== undefined && place >= this.seen.first && place <= this.seen.last,
      fits: change.row ? this.source.fits(change.row) : false,
      summed: summary && Object.keys(summary.sums),
    });
  }

  private changed(window: RowWindow<Row>, { key, row }: PushedChange): RowWindow<Row> {
    return row ? window.withRow(row, this.source.fits(row) ?? true) : window.withoutRow(key);
  }

  /** The person looks elsewhere: rows that no longer fit may go. */
  readonly moveOn = (): void => {
    if (!this.current.window.hasLeftovers) return;
    this.become({ window: this.current.window.withoutLeftovers() });
    this.showAgain();
  };

  readonly dismissProblem = (): void => this.become({ problem: undefined });

  dispose(): void {
    clearTimeout(this.settling);
    this.generation++;
    this.pages.forget();
  }

  private async fetchPage(offset: number): Promise<void> {
    const isAwaited = this.pages.begin(offset);
    try {
      const page = await this.source.page(offset, PAGE);
      if (!isAwaited()) return;
      const { window, position, summary } = this.current;
      // The count may still be on its way: the rows that came are there all the same.
      const counted = summary ? window : window.withCount(Math.max(window.count, offset + page.rows.length));
      const rows = page.rows.map((row) => this.newest(row, page.position)).filter((row) => row !== undefined);
      const filled = counted.withPage(offset, rows);
      this.become({ window: this.trimmed(filled), position: position ?? page.position, problem: undefined, rebuilding: page.rebuilding });
      // One that left is not shown, and the last place of the page is open.
      if (rows.length < page.rows.length) this.settle({ rows: true, counts: false });
    } catch (error) {
      if (!isAwaited()) return;
      this.pages.failed(offset);
      this.become({ problem: asProblem(error) });
    }
  }

  /** Forgets rows far from what is looked at, and that their pages were ever fetched. */
  private trimmed(window: RowWindow<Row>): RowWindow<Row> {
    const { first } = this.seen;
    this.pages.forgetFarFrom(first, KEPT_ROWS / 2 - PAGE);
    return window.near(first, KEPT_ROWS);
  }

  /** @param withRows the rows in sight are asked for at the same time */
  private async fetchSummary(withRows: boolean): Promise<void> {
    const { generation } = this;
    const asked = ++this.countsAsked;
    this.countsAwaited = true;
    try {
      const summary = await this.source.summary();
      if (generation !== this.generation) return;
      if (asked === this.countsAsked) this.countsAwaited = false;
      if (summary.position < this.countedAt) return;
      this.countedAt = summary.position;
      const { window, summary: before } = this.current;
      this.become({ summary, window: window.withCount(summary.count) });
      // A row that is not loaded came or left: where it stood above, all pages begin at other rows.
      if (before && !withRows && summary.count !== window.count) this.showAgain();
    } catch (error) {
      if (generation === this.generation) this.become({ problem: asProblem(error) });
    }
  }

  /** A page read before a change was pushed must not undo it. @returns undefined for a row that has left by it */
  private newest(row: Row, position: string): Row | undefined {
    const change = this.current.changes.get(this.source.keyOf(row));
    if (!change || change.position <= position) return row;
    return change.row && this.source.fits(change.row) !== false ? change.row : undefined;
  }

  private remember(changes: readonly PushedChange[]): void {
    const remembered = new Map(this.current.changes);
    for (const change of changes) remembered.set(change.key, change);
    this.become({ changes: remembered });
    setTimeout(() => {
      const left = new Map(this.current.changes);
      for (const change of changes) if (left.get(change.key) === change) left.delete(change.key);
      this.become({ changes: left });
    }, this.glowMs);
  }

  /** After a burst of changes: the rows again when some came, went or moved, the count and sums when theirs are others. */
  private settle({ rows, counts }: Due): void {
    this.due = { rows: this.due.rows || rows, counts: this.due.counts || counts };
    if (this.settling || !(this.due.rows || this.due.counts)) return;
    this.settling = setTimeout(() => {
      this.settling = undefined;
      const { due } = this;
      this.due = { rows: false, counts: false };
      if (due.rows) this.fetchAgain(due.counts);
      else void this.fetchSummary(false);
    }, Math.max(SETTLE_MS, 2 * this.lastFetchMs));
  }

  private become(change: Partial<ListState>): void {
    this.current = { ...this.current, ...change };
    this.watchers.forEach((watcher) => watcher());
  }
}
