import { Semaphore } from 'async-mutex';
import { setMaxListeners } from 'node:events';
import type { Pool } from 'pg';
import type { Vocabulary } from '../../events/kernel/event-vocabulary.js';
import type { EventStore } from '../../events/store/event-store.js';
import { ChangeFeed } from './changes/change-feed.js';
import type { Consumer } from './consumer/consumer.js';
import { ConsumerWorker } from './consumer/consumer-worker.js';
import { DecodedEventCache } from './log/decoded-event-cache.js';
import { makeEngineTables } from './schema/engine-tables.js';
import { heldBy, type Wanted } from './parking/held-by.js';
import { keepHouse } from './rebuild/housekeeping.js';
import { IdleCheckpoints } from './run/idle-checkpoints.js';
import { Leadership } from './run/leadership.js';
import type { EngineLogger } from './logger.js';
import { LogDispatcher, type Happened } from './log/log-dispatcher.js';
import type { Projection } from './projection.js';
import { slotsInUse } from './rebuild/unused-slots.js';
import { withoutMark } from './write/beside.js';
import { Slots } from './rebuild/slots.js';
import { Tenancies } from './rebuild/tenancies.js';
import { readConsumerStatus, type ConsumerStatus } from './consumer/consumer-status.js';
import { StatusReader, type ProjectionStatus } from './parking/projection-status.js';
import { ProjectionWorker, type WorkerParts } from './run/projection-worker.js';
import { Readiness, type Ready } from './run/readiness.js';
import { ReadModelTables } from './schema/read-model-tables.js';
import { beginConsumer } from './write/checkpoint.js';
import { firstParked, type ParkedHead, type Skip } from './parking/parking.js';
import { VersionRegistry } from './rebuild/version-registry.js';
import { DONE, outcomeOf, request, requestReleaseOfCause, settledOutcome, type Asked } from './parking/requests.js';
import { compareWithRebuild, type Comparison } from './rebuild/verify.js';

export interface EngineOptions {
  /** Three connections are held for good; a handful more serve all projections. */
  readonly pool: Pool;
  readonly store: EventStore;
  readonly vocabulary: Vocabulary;
  readonly projections: readonly Projection[];
  readonly consumers?: readonly Consumer[];
  readonly log: EngineLogger;
}

const REBUILDS_AT_ONCE = 3;

/** Runs the projections and consumers: in every process, and each of them in one process at a time. */
export class ProjectionEngine {
  /** What live clients follow. */
  readonly feed: ChangeFeed;
  private readonly tables: ReadModelTables;
  private readonly leadership: Leadership;
  private readonly readiness: Readiness;
  private readonly versions: VersionRegistry;
  private readonly tenancies: Tenancies;
  private readonly statusReader: StatusReader;
  private readonly reader: LogDispatcher;
  private readonly idle: IdleCheckpoints;
  private readonly parts: WorkerParts;
  private readonly consuming: ConsumerWorker[] = [];
  private readonly stopping = new AbortController();
  private readonly running: Promise<unknown>[] = [];
  private readonly consumers: string[] = [];
  private started = false;

  constructor(private readonly options: EngineOptions) {
    const { pool, store, vocabulary, projections, log } = options;
    this.feed = new ChangeFeed(pool, projections, log);
    this.tables = new ReadModelTables(pool);
    this.leadership = new Leadership(pool, log);
    this.readiness = new Readiness(pool, this.tables, log);
    this.versions = new VersionRegistry(pool, projections, this.tables.fingerprintOf);
    this.statusReader = new StatusReader(pool, store, this.tables.fingerprintOf, (name) => this.leadership.leads(name));
    this.reader = new LogDispatcher(store, log, (names, position) => this.feed.passed(names, position));
    this.idle = new IdleCheckpoints(pool, log);
    const { feed, tables, leadership, reader, idle } = this;
    const shared = { pool, store, log, feed, tables, leadership, reader, idle, layoutOf: tables.layoutOf };
    this.parts = { ...shared, vocabulary: new DecodedEventCache(vocabulary), alone: vocabulary, stopping: this.stopping.signal, rebuilds: new Semaphore(REBUILDS_AT_ONCE) };
    // Each projection waits on it, and there are more of them than Node takes for a leak.
    setMaxListeners(0, this.stopping.signal);
    this.tenancies = new Tenancies(projections, { pool, log, slots: new Slots(leadership, tables.fingerprintOf), feed, readiness: this.readiness }, (projection) => new ProjectionWorker(projection, this.parts));
    for (const consumer of options.consumers ?? []) this.consume(consumer);
  }

  get names(): string[] {
    return this.options.projections.map(({ name }) => name);
  }

  /** Whoever made the pool ends it, after `stop`. */
  get pool(): Pool {
    return this.options.pool;
  }

  /** Answers once the tables stand and every projection is being led or waited for. */
  async start(): Promise<void> {
    await makeEngineTables(this.options.pool);
    await this.tables.learn(this.options.projections);
    await this.versions.say();
    await this.tenancies.choose();
    await this.feed.start(this.placed);
    await this.readiness.start(this.placed);
    this.feed.onRequest(() => this.ring());
    this.feed.subscribe(({ reset }) => void (reset && this.readiness.look().catch(() => undefined)));
    const { signal } = this.stopping;
    const { pool, log } = this.options;
    this.started = true;
    this.running.push(this.reader.run(signal), this.idle.run(signal), keepHouse({ pool, log, versions: this.versions, placed: () => this.placed }, signal), this.tenancies.run(signal), ...this.consuming.map((worker) => worker.run(signal)));
  }

  /** Has a consumer that is no projection take its events from now on; before the start or after it. */
  consume(consumer: Consumer): void {
    if (this.has(consumer.name)) throw new Error(`There is a projection or consumer ${consumer.name} already`);
    const worker = new ConsumerWorker(consumer, this.parts);
    this.consuming.push(worker);
    this.consumers.push(consumer.name);
    if (this.started) this.running.push(worker.run(this.stopping.signal));
  }

  /** Records where consumers begin that have no checkpoint yet: what happens from now on is theirs, whoever leads them first. */
  async beginConsumers(names: readonly string[]): Promise<void> {
    const { pool, store } = this.options;
    const { position } = await store.head();
    await Promise.all(names.map((name) => beginConsumer(pool, name, position)));
  }

  /** The parked event of a projection that makes what is looked up in it stale; undefined when none does. */
  heldBy(name: string, wanted: readonly Wanted[]): Promise<ParkedHead | undefined> {
    return heldBy(this.options.pool, this.options.store, this.idOf(name), wanted);
  }

  /** Calls `listener` for every event of the log from now on, in every process, whoever wrote it. It must be quick. @returns how to stop it */
  onEvent(listener: (event: Happened) => void): () => void {
    return this.reader.onEvent(listener);
  }

  /** Ends what is being handled, then lets another process lead. The pool stays open. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.running);
    this.readiness.stop();
    await this.versions.leave().catch((error: unknown) => this.options.log.warn('Others may believe that this version still runs', { error }));
    await this.leadership.close();
    await this.feed.stop();
  }

  /** A list that is said to be ready answers from then on, and not only after the next look. */
  status(): Promise<ProjectionStatus[]> {
    return this.statusReader.read(this.placed).finally(() => this.readiness.look());
  }

  consumerStatus(): Promise<ConsumerStatus[]> {
    return readConsumerStatus(this.options.pool, this.options.store, this.consumers);
  }

  /** Whether rows are still being built beside those that another version serves: nobody needs this process before. */
  get buildsBeside(): boolean {
    return this.tenancies.building.length > 0;
  }

  /** Whether a list may be read. Where it may not be, the answer is a 503 with the progress. */
  isReady(list: string): Ready {
    return this.readiness.of(list);
  }

  /** Asks whoever leads for a rebuild. @returns the request's number for `outcome` */
  requestRebuild(name: string, by: string): Promise<number> {
    return this.ask(this.projection(name).name, by, { kind: 'rebuild' });
  }

  /** Every version's rows of these: nothing stays, but what nobody uses and somebody reads just now. @returns the requests' numbers for `settled` */
  async requestRebuilds(names: readonly string[], by: string): Promise<number[]> {
    const inUse = await slotsInUse(this.options.pool, names.map((name) => this.projection(name)));
    return Promise.all(inUse.map((id) => this.ask(id, by, { kind: 'rebuild' })));
  }

  /** The read models that any of these types of event says something to. */
  following(types: ReadonlySet<string>): readonly string[] {
    return this.options.projections.filter(({ rules }) => [...types].some((type) => rules.has(type))).map(({ name }) => name);
  }

  /** Asks whoever leads to take up the parked events of a stream again. @returns the request's number for `outcome` */
  requestRelease(name: string, stream: string, by: string): Promise<number> {
    return this.ask(this.idOf(name), by, { kind: 'release', stream });
  }

  /** Asks whoever leads to take up every stream that one cause parked. @returns how many streams that are */
  async requestReleaseOfCause(name: string, cause: string, by: string): Promise<number> {
    const streams = await requestReleaseOfCause(this.options.pool, name, by, cause);
    this.ring();
    this.feed.announceRequest();
    return streams;
  }

  /** The revision that holds up a stream; undefined when none does. */
  firstParked(name: string, stream: string): Promise<number | undefined> {
    return firstParked(this.options.pool, this.idOf(name), stream);
  }

  /** Asks whoever leads a consumer to leave out the first parked event of a stream and take up those behind it. */
  requestSkip(name: string, { by, ...skip }: Skip): Promise<number> {
    return this.ask(name, by, { kind: 'skip', ...skip });
  }

  /** What became of a request: undefined while it is open, null when it was done, else why it failed. */
  async outcome(requestId: number): Promise<string | null | undefined> {
    const outcome = await outcomeOf(this.options.pool, requestId);
    return outcome === DONE ? null : outcome;
  }

  /** @throws what the leader answered, or that nobody did in time */
  async settled(requestId: number, timeoutMs: number): Promise<void> {
    const error = await settledOutcome(this.options.pool, requestId, timeoutMs);
    if (error !== DONE) throw new Error(error);
  }

  /** Compares the live rows with what the events say, from any process, while everything goes on. */
  verify(name: string): Promise<Comparison> {
    const { pool, store, vocabulary } = this.options;
    return compareWithRebuild(this.projection(name), { pool, store, vocabulary, tables: this.tables, layoutOf: this.tables.layoutOf });
  }

  private async ask(name: string, by: string, asked: Asked): Promise<number> {
    if (!this.has(withoutMark(name))) throw new Error(`There is no projection or consumer ${name}`);
    const id = await request(this.options.pool, name, by, asked);
    this.ring();
    this.feed.announceRequest();
    return id;
  }

  private idOf(name: string): string {
    return this.names.includes(name) ? this.projection(name).name : name;
  }

  private has(name: string): boolean {
    return this.names.includes(name) || this.consumers.includes(name);
  }

  private ring(): void {
    for (const { desk } of [...this.tenancies.workers, ...this.consuming]) desk.ring();
  }

  /** Under the names by which this process keeps them. */
  private get placed(): readonly Projection[] {
    return this.tenancies.placed;
  }

  private projection(name: string): Projection {
    const projection = this.placed.find((candidate) => withoutMark(candidate.name) === name);
    if (!projection) throw new Error(`There is no projection ${name}`);
    return projection;
  }
}
