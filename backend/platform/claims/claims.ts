import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { EventStore, NO_STREAM, START, type Position } from '../../../events/store/event-store.js';
import { beginConsumer, loadCheckpoint } from '../../../projections/engine/write/checkpoint.js';
import type { Consumer } from '../../../projections/engine/consumer/consumer.js';
import { ProjectionEngine } from '../../../projections/engine/projection-engine.js';
import { Jobs } from '../jobs/jobs.js';
import { streamName } from '../commands/stream-name.js';
import { StreamStates } from '../commands/stream-states.js';
import type { Aggregate, StreamId } from '../commands/aggregate.js';
import { keysHeld, type AnyClaim, type ClaimOf, type ManyClaimsOf } from './claim-of.js';
import { ClaimTable, type Claim, type ManyClaims } from './claim-table.js';
import { ClaimsNotReady } from './claims-not-ready.js';

/** The record that has what another one wants; while its command is under way it does not say so itself. */
export interface Holder<State> {
  readonly stream: string;
  readonly state: State;
}

const FILL_PATIENCE_MS = 5_000;
const LOOK_EVERY_MS = 100;
/** No command takes so long: the store's patience is half a minute. */
const FORGOTTEN_AFTER_SECONDS = 120;
const MOST_STREAMS_REMEMBERED = 20_000;

/**
 * What must be free or unique across streams, such as an employee's user. A claim is a unique row that is taken before the
 * append and given up when the command is refused; what the streams say is followed by a consumer of each kind that begins
 * at the beginning, so that what an older version or an import wrote counts too.
 */
@Injectable()
export class Claims implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(Claims.name);
  private readonly kinds: AnyClaim[] = [];
  private filledTo: Position | undefined;
  private readonly filled = new Set<AnyClaim>();
  /** Ends of claims that nobody waits for. */
  private readonly ending = new Set<Promise<void>>();

  constructor(
    private readonly pool: pg.Pool,
    private readonly store: EventStore,
    private readonly engine: ProjectionEngine,
    private readonly table: ClaimTable,
    private readonly states: StreamStates,
    jobs: Jobs,
  ) {
    jobs.every('*/5 * * * *', 'claims-sweep', () => this.sweep());
  }

  /** While the application is put together. */
  add(kind: AnyClaim): void {
    this.kinds.push(kind);
  }

  get all(): readonly AnyClaim[] {
    return this.kinds;
  }

  async onApplicationBootstrap(): Promise<void> {
    for (const kind of this.kinds) {
      await beginConsumer(this.engine.pool, consumerOf(kind), START);
      this.engine.consume(this.consumer(kind));
    }
  }

  /** Whether what is taken is known of every kind: where it is before the process serves, no command waits for it. */
  async areFilled(): Promise<boolean> {
    const read = await Promise.all(this.kinds.map((kind) => this.isRead(kind)));
    return !read.includes(false);
  }

  /**
   * Takes a claim for a record and does the work with it; an empty key gives up what the record had.
   * @param work gets the record that has it already, if another one does
   * @throws ClaimsNotReady while what the streams hold has not been read yet
   */
  async take<State, T>(kind: ClaimOf<State>, id: StreamId, key: string, work: (holder: Holder<State> | undefined) => Promise<T>): Promise<T> {
    const stream = streamName(kind.aggregate, id);
    if (key === '') return this.without(kind, stream, work);
    await this.requireFilled(kind);
    const claim: Claim = { kind: kind.kind, key, stream };
    const taken = await this.table.take(claim);
    if ('holder' in taken) return work({ stream: taken.holder, state: await this.stateOf(kind, taken.holder) });
    try {
      return await work(undefined);
    } finally {
      await this.ended(kind, { ...claim, keys: [key] }, taken.token);
    }
  }

  /**
   * Takes many claims for a record and does the work with them.
   * @param work gets the streams that have some of them: then it has to leave these be
   * @throws ClaimsNotReady while what the streams hold has not been read yet
   */
  async takeAll<State, T>(kind: ManyClaimsOf<State>, id: StreamId, keys: readonly string[], work: (holders: readonly string[]) => Promise<T>): Promise<T> {
    await this.requireFilled(kind);
    const claims: ManyClaims = { kind: kind.kind, keys, stream: streamName(kind.aggregate, id) };
    const { token, holders } = await this.table.takeAll(claims);
    let isDone = false;
    try {
      const done = await work(holders);
      isDone = holders.length === 0;
      return done;
    } finally {
      const ended = this.ended(kind, claims, token).finally(() => this.ending.delete(ended));
      this.ending.add(ended);
      // Where the work was done, its answer waits for no ten thousand rows; where it was not, the next attempt needs them.
      if (!isDone) await ended;
    }
  }

  /** Before the database goes. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.ending);
  }

  /** The record that has a claim now: to be told, for it may be another one in a moment. */
  async holder<State>(kind: ClaimOf<State>, key: string): Promise<State | undefined> {
    const stream = await this.table.holder(kind.kind, key);
    return stream === undefined ? undefined : this.stateOf(kind, stream);
  }

  /** How many claims begin so, those under way included. */
  count({ kind }: AnyClaim, beginning: string): Promise<number> {
    return this.table.count(kind, beginning);
  }

  /** Gives back what a record has no more. @returns what it has */
  async reconcile(kind: AnyClaim, stream: string): Promise<readonly string[]> {
    const { held, readAt } = await this.heldBy(kind, stream);
    await this.table.settle(kind.kind, stream, held, readAt);
    return held;
  }

  /** What was taken by who died before the append, or before saying what came of it. */
  async sweep(olderThanSeconds = FORGOTTEN_AFTER_SECONDS): Promise<void> {
    for (const { kind: name, stream } of await this.table.endForgotten(olderThanSeconds)) {
      const kind = this.kinds.find((known) => known.kind === name);
      if (kind) await this.reconcile(kind, stream);
    }
  }

  private async without<State, T>(kind: ClaimOf<State>, stream: string, work: (holder: undefined) => Promise<T>): Promise<T> {
    const result = await work(undefined);
    await this.reconcile(kind, stream);
    return result;
  }

  private async stateOf<State>({ aggregate }: Pick<ClaimOf<State>, 'aggregate'>, stream: string): Promise<State> {
    return (await this.states.present(aggregate as Aggregate<State>, stream)).state;
  }

  private async heldBy(kind: AnyClaim, stream: string): Promise<{ readonly held: readonly string[]; readonly readAt: string }> {
    const readAt = await this.table.now();
    return { held: keysHeld(kind, await this.stateOf(kind, stream)), readAt };
  }

  /**
   * Releases unused claims alone. The consumer settles the others with their event: of a pay run they are ten thousand.
   * Fails nothing: what became of the command is known, and the sweep says of the claim what is not said here.
   */
  private async ended(kind: AnyClaim, claim: ManyClaims, token: string): Promise<void> {
    try {
      await this.table.ended(claim, token);
      const { held, readAt } = await this.heldBy(kind, claim.stream);
      await this.table.giveBack(kind.kind, claim.stream, held, readAt);
    } catch (error) {
      this.log.warn(`A claim waits for the sweep: ${(error as Error).message}`);
    }
  }

  /** Processes that start wait for it, so a stream is read once for all its events that are there by then, however far it is behind. */
  private consumer(kind: AnyClaim): Consumer {
    const readTo = new LRUCache<string, number>({ max: MOST_STREAMS_REMEMBERED });
    const handle: Consumer['handle'] = async ({ stream, revision }) => {
      if (revision <= (readTo.get(stream) ?? NO_STREAM)) return;
      const last = await this.lastRevision(stream);
      const held = await this.reconcile(kind, stream);
      // What another stream has for now is tried again with the next event.
      if (await this.table.hasAll(kind.kind, stream, held)) readTo.set(stream, last);
      else readTo.delete(stream);
    };
    return { name: consumerOf(kind), types: new Set(kind.events.map(({ type }) => type)), handle };
  }

  private async lastRevision(stream: string): Promise<number> {
    for await (const { revision } of this.store.read(stream, { direction: 'backward', limit: 1 })) return revision;
    return NO_STREAM;
  }

  private async requireFilled(kind: AnyClaim): Promise<void> {
    for (const until = Date.now() + FILL_PATIENCE_MS; !(await this.isRead(kind)); await pause(LOOK_EVERY_MS)) {
      if (Date.now() > until) throw new ClaimsNotReady();
    }
  }

  /** What this process found in the log when it was first asked must have been read. */
  private async isRead(kind: AnyClaim): Promise<boolean> {
    if (this.filled.has(kind)) return true;
    this.filledTo ??= (await this.store.head()).position;
    const checkpoint = await loadCheckpoint(this.pool, consumerOf(kind));
    if (checkpoint && checkpoint.handled >= this.filledTo) this.filled.add(kind);
    return this.filled.has(kind);
  }
}

/** One for each kind: a kind that comes with a later version is read from the beginning too. */
function consumerOf({ kind }: AnyClaim): string {
  return `claims-${kind}`;
}
