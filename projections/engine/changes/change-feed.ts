import type { Pool } from 'pg';
import { START, type Position } from '../../../events/store/event-store.js';
import type { RowChange } from './change-log.js';
import type { RowOf } from '../run/handler.js';
import { withoutMark } from '../write/beside.js';
import { listsOf } from '../../lists/lists-of.js';
import type { EngineLogger } from '../logger.js';
import { Announcements, type Announcement } from './announcements.js';
import type { Projection } from '../projection.js';
import { Subscribers } from './subscribers.js';
import { Waiters } from './waiters.js';

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

/** What one commit of a projection changed. */
interface Committed {
  /** What the lists showed before, and nothing changed between: of one leader's commits one after the other. */
  readonly from: Position;
  readonly to: Position;
  readonly changes: readonly RowChange[];
  /** See `Handler.rowOf`. */
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

/** Who is further behind than this reads the log. */
const MOST_KEPT = 500;

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
  readonly watched = new Subscribers();
  private readonly projectionOf = new Map<string, Fed>();
  private readonly own = new Set<string>();
  /** The newest commits, one after the other, of projections that this process leads: who follows their lists need not read them back. */
  private readonly recent = new Map<string, readonly Committed[]>();
  private readonly waiters: Waiters;
  private readonly listeners = new Set<(signal: ListSignal) => void>();
  private readonly announcements: Announcements;

  constructor(
    private readonly pool: Pool,
    projections: readonly Projection[],
    log: EngineLogger,
  ) {
    this.place(projections);
    this.waiters = new Waiters(pool);
    this.announcements = new Announcements(pool, (announcement) => this.hear(announcement), log);
  }

  /** Before anything is led. @param projections where this process keeps their rows */
  start(projections: readonly Projection[]): Promise<void> {
    this.place(projections);
    return this.announcements.start();
  }

  /** @param projections where this process keeps their rows from now on */
  place(projections: readonly Projection[]): void {
    this.own.clear();
    for (const projection of projections) this.own.add(projection.name);
    for (const projection of projections) for (const list of listsOf(projection)) this.projectionOf.set(withoutMark(list), { name: projection.name, logged: list });
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
    const recent = inLog === name ? since(position, this.recent.get(name)) : undefined;
    if (recent) return recentChanges(list, inLog, recent);
    const { rows } = await this.pool.query<LoggedChange>({ name: 'changes-since', text: CHANGES, values: [name, inLog, position, MOST_CHANGES + 1] });
    const [first] = rows;
    if (!first) return { changes: [], position: START };
    if (position < first.from || rows.length > MOST_CHANGES) return 'too far back';
    return { changes: newest(rows.filter(({ key }) => key !== null).map((row) => logged(row, list))), position: first.upto };
  }

  /** What the list shows by now; read it before the rows, and they are at least so new. */
  async checkpoint(list: string): Promise<Position> {
    return this.waiters.ask(this.feeding(list).name);
  }

  /** Up to where all of these are shown. */
  async oldestCheckpoint(lists: readonly string[]): Promise<Position> {
    const positions = await Promise.all(lists.map((list) => this.checkpoint(list)));
    return positions.reduce((oldest, one) => (one < oldest ? one : oldest));
  }

  /** @returns whether the list shows everything up to `position` within the time */
  async waitFor(list: string, position: Position, timeoutMs: number): Promise<boolean> {
    return this.waiters.waitFor(this.feeding(list).name, position, timeoutMs);
  }

  /** See `Waiters`. @param name of a projection */
  restUnlessAwaited(name: string, ms: number, signal: AbortSignal): Promise<void> {
    return this.waiters.restUnlessAwaited(name, ms, signal);
  }

  /** A projection that this process leads has committed. */
  publish(name: string, commit: Committed): void {
    this.recent.set(name, mostRecent([...(this.recent.get(name) ?? []), commit]));
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
    this.tell({ names: [name], position: this.waiters.known(name), lists, reset: false });
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
    this.waiters.reached(names, position);
    for (const list of lists) for (const listener of this.listeners) listener({ list: withoutMark(list), reset });
  }

  private feeding(list: string): Fed {
    const fed = this.projectionOf.get(list);
    if (!fed) throw new Error(`No projection feeds a list ${list}`);
    return fed;
  }
}

/** Without the oldest, where they are many. */
function mostRecent(commits: Committed[]): readonly Committed[] {
  let kept = commits.reduce((sum, { changes }) => sum + changes.length, 0);
  // Many commits change nothing, those of a reaction never do.
  while (kept > MOST_KEPT || commits.length > MOST_KEPT) kept -= commits.shift()!.changes.length;
  return commits;
}

/** All commits after a position, with nothing missing between; undefined where only the log can tell. */
function since(position: Position, commits: readonly Committed[] = []): readonly Committed[] | undefined {
  const after = commits.filter(({ to }) => to > position);
  return after.length > 0 && commits[0]!.from <= position ? after : undefined;
}

function recentChanges(list: string, inLog: string, commits: readonly Committed[]): ListChanges {
  const changes = newest(commits.flatMap((commit) => commit.changes).filter((change) => change.list === inLog)).map((change) => ({ ...change, list }));
  const { to, rowOf } = commits.at(-1)!;
  return { changes, position: to, ...(rowOf && changes.some(({ operation }) => operation === 'put') && { rowOf }) };
}

function logged({ from: _, upto: __, at, changed, ...change }: LoggedChange, list: string): RowChange {
  return { ...change, list, at: at.toISOString(), ...(changed && { changed }) };
}

/** The newest change of each row with all that changed of it, oldest first. */
function newest(changes: readonly RowChange[]): RowChange[] {
  const byKey = new Map<string, RowChange>();
  for (const change of changes.toSorted((a, b) => (a.position < b.position ? -1 : a.position > b.position ? 1 : 0))) {
    const earlier = byKey.get(change.key);
    byKey.delete(change.key);
    byKey.set(change.key, earlier ? together(earlier, change) : change);
  }
  return [...byKey.values()];
}

function together(earlier: RowChange, { changed, ...later }: RowChange): RowChange {
  if (!changed || !earlier.changed) return later;
  return { ...later, changed: [...new Set([...earlier.changed, ...changed])] };
}
