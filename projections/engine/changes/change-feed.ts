import type { Pool } from 'pg';
import type { Position } from '../../../events/store/event-store.js';
import { START } from '../../../events/store/event-store.js';
import type { RowChange } from './change-log.js';
import type { RowOf } from '../run/handler.js';
import { withoutMark } from '../write/beside.js';
import { listsOf } from '../../lists/lists-of.js';
import type { EngineLogger } from '../logger.js';
import { Announcements, type Announcement } from './announcements.js';
import { Waiters } from './waiters.js';
import type { Projection } from '../projection.js';
import { newest, RecentChanges, type Committed } from './recent-changes.js';
import { Subscribers } from './subscribers.js';

/** A wake-up: look at the change log of this list. */
export interface ListSignal {
  readonly list: string;
  /** The rows were built anew: whoever holds any fetches them again. */
  readonly reset: boolean;
}

export interface ListChanges {
  /** The newest change of each row, oldest first. */
  readonly changes: readonly RowChange[];
  /** The list is complete up to here once these changes are applied. */
  readonly position: Position;
  /** Of rows that this process has written and need not be read back. */
  readonly rowOf?: RowOf;
}

type LoggedChange = Omit<RowChange, 'at' | 'changed'> & { at: Date; changed: readonly string[] | null; from: Position; upto: Position };

/** What a list is kept by in this process. */
interface Fed {
  readonly name: string;
  /** Its name in the change log. */
  readonly logged: string;
}

/** More changed rows than this are not sent one by one. */
const MOST_CHANGES = 1_000;

/** Wake-ups of another process can be lost; whoever waits for a position asks the database so often. */
const ASK_AGAIN_MS = 250;

const CHANGES = `
SELECT c.position AS upto, c.changes_from AS "from", l.key, l.position, l.operation, l.by, l.event_type AS "eventType", l.at, l.changed
FROM projection.checkpoint c
LEFT JOIN projection.change_log l ON l.list = $2 AND l.position > $3 AND l.position <= c.position
WHERE c.name = $1 ORDER BY l.position LIMIT $4`;

/**
 * What live clients follow: which rows of a list changed since a position, and a wake-up when some did. Works in every
 * process, whichever leads. Lists are the names of projections and of their totals.
 */
export class ChangeFeed {
  /** Projections that somebody in this process waits for. */
  readonly awaited = new Waiters();
  readonly watched = new Subscribers();
  private readonly projectionOf = new Map<string, Fed>();
  private readonly own = new Set<string>();
  private readonly shown = new Map<string, Position>();
  private readonly recent = new Map<string, RecentChanges>();
  private readonly listeners = new Set<(signal: ListSignal) => void>();
  private readonly moved = new Set<() => void>();
  private readonly announcements: Announcements;

  constructor(
    private readonly pool: Pool,
    projections: readonly Projection[],
    log: EngineLogger,
  ) {
    this.learn(projections);
    this.announcements = new Announcements(pool, (announcement) => this.hear(announcement), log);
  }

  /** Before anything is led. @param projections where this process keeps their rows */
  start(projections: readonly Projection[]): Promise<void> {
    this.learn(projections);
    return this.announcements.start();
  }

  /** @param projections where this process keeps their rows from now on */
  place(projections: readonly Projection[]): void {
    this.learn(projections);
  }

  stop(): Promise<void> {
    this.listeners.clear();
    return this.announcements.stop();
  }

  /** Calls `listener` whenever a list changed, in this process or another. @returns how to stop it */
  subscribe(listener: (signal: ListSignal) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Somebody in this process has the list on a screen. @returns how to end it */
  watch(list: string): () => void {
    return this.watched.begin(this.feeding(list).name);
  }

  /** Rows that changed after `position`, or that there are too many of them or their log is gone. */
  async changesSince(list: string, position: Position): Promise<ListChanges | 'too far back'> {
    const { name, logged: inLog } = this.feeding(list);
    // Which rows of totals are gone only the log knows.
    const recent = inLog === name ? this.recent.get(name)?.since(position) : undefined;
    if (recent) return recentChanges(list, inLog, recent);
    const { rows } = await this.pool.query<LoggedChange>({ name: 'changes-since', text: CHANGES, values: [name, inLog, position, MOST_CHANGES + 1] });
    const [first] = rows;
    if (!first) return { changes: [], position: START };
    if (position < first.from || rows.length > MOST_CHANGES) return 'too far back';
    return { changes: newest(rows.filter(({ key }) => key !== null).map((row) => logged(row, list))), position: first.upto };
  }

  /** What the list shows by now; read it before the rows, and they are at least so new. */
  async checkpoint(list: string): Promise<Position> {
    return this.ask(this.feeding(list).name);
  }

  /** Up to where all of these are shown. */
  async oldestCheckpoint(lists: readonly string[]): Promise<Position> {
    const positions = await Promise.all(lists.map((list) => this.checkpoint(list)));
    return positions.reduce((oldest, one) => (one < oldest ? one : oldest));
  }

  /** @returns whether the list shows everything up to `position` within the time */
  async waitFor(list: string, position: Position, timeoutMs: number): Promise<boolean> {
    const { name } = this.feeding(list);
    return (this.shown.get(name) ?? START) >= position || this.awaited.during(name, () => this.untilShown(name, position, timeoutMs));
  }

  /** A projection that this process leads has committed. */
  publish(name: string, commit: Committed): void {
    const recent = this.recent.get(name) ?? new RecentChanges();
    this.recent.set(name, recent);
    recent.add(commit);
    this.tell({ names: [name], position: commit.to, lists: [...new Set(commit.changes.map(({ list }) => list))], reset: false });
  }

  /** A projection of this process was built anew. */
  rebuilt(name: string, position: Position, lists: readonly string[]): void {
    this.tell({ names: [name], position, lists, reset: true });
  }

  /** What this process committed before need not be all that came before what it commits next. */
  forget(name: string): void {
    this.recent.delete(name);
  }

  /** A part of what this process commits may be in the log alone: all who follow look there. */
  missed(name: string): void {
    this.forget(name);
    const lists = [...this.projectionOf].flatMap(([list, fed]) => (fed.name === name ? [list] : []));
    this.tell({ names: [name], position: this.shown.get(name) ?? START, lists, reset: false });
  }

  /** Projections of this process show as much as before, and it is all there is up to here. */
  passed(names: readonly string[], position: Position): void {
    this.tell({ names, position, lists: [], reset: false });
  }

  /** Tells the other processes to look for requests. */
  announceRequest(): void {
    this.announcements.send({ names: [], position: START, lists: [], reset: false });
  }

  /** Calls `listener` when somebody may have requested something. */
  onRequest(listener: () => void): void {
    this.announcements.onRequest = listener;
  }

  private tell(announcement: Announcement): void {
    this.note(announcement);
    this.announcements.send(announcement);
  }

  /** What other versions keep beside these rows is nothing to anybody here. */
  private hear(announcement: Announcement): void {
    const names = announcement.names.filter((name) => this.own.has(name));
    if (names.length === 0) return;
    for (const name of names) this.forget(name);
    this.note({ ...announcement, names });
  }

  private note({ names, position, lists, reset }: Announcement): void {
    for (const name of names) if (position > (this.shown.get(name) ?? START)) this.shown.set(name, position);
    for (const wake of [...this.moved]) wake();
    for (const list of lists) for (const listener of this.listeners) listener({ list: withoutMark(list), reset });
  }

  private async untilShown(name: string, position: Position, timeoutMs: number): Promise<boolean> {
    const until = Date.now() + timeoutMs;
    while ((this.shown.get(name) ?? START) < position) {
      if ((await this.ask(name)) >= position) return true;
      const left = until - Date.now();
      if (left <= 0) return false;
      await this.nextMove(Math.min(left, ASK_AGAIN_MS));
    }
    return true;
  }

  private async ask(name: string): Promise<Position> {
    const { rows } = await this.pool.query<{ position: Position }>({
      name: 'checkpoint-position',
      text: 'SELECT position FROM projection.checkpoint WHERE name = $1',
      values: [name],
    });
    const known = this.shown.get(name) ?? START;
    const stored = rows[0]?.position ?? START;
    return stored > known ? stored : known;
  }

  private nextMove(timeoutMs: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.moved.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, timeoutMs);
      this.moved.add(wake);
    });
  }

  private learn(projections: readonly Projection[]): void {
    this.own.clear();
    for (const projection of projections) this.own.add(projection.name);
    for (const projection of projections) for (const list of listsOf(projection)) this.projectionOf.set(withoutMark(list), { name: projection.name, logged: list });
  }

  private feeding(list: string): Fed {
    const fed = this.projectionOf.get(list);
    if (!fed) throw new Error(`No projection feeds a list ${list}`);
    return fed;
  }
}

function recentChanges(list: string, inLog: string, commits: readonly Committed[]): ListChanges {
  const changes = newest(commits.flatMap((commit) => commit.changes).filter((change) => change.list === inLog)).map((change) => ({ ...change, list }));
  const { to, rowOf } = commits.at(-1)!;
  return { changes, position: to, ...(rowOf && changes.some(({ operation }) => operation === 'put') && { rowOf }) };
}

function logged({ from: _, upto: __, at, changed, ...change }: LoggedChange, list: string): RowChange {
  return { ...change, list, at: at.toISOString(), ...(changed && { changed }) };
}
