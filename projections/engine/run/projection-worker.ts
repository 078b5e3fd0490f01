import type { Semaphore } from 'async-mutex';
import { setTimeout as pause } from 'node:timers/promises';
import type { Vocabulary } from '../../../events/kernel/event-vocabulary.js';
import { StoreUnavailable } from '../../../events/store/event-store.js';
import { BackOff } from './back-off.js';
import { BatchHandler } from './batch-handler.js';
import { withoutMark } from '../write/beside.js';
import { pruneChangeLog } from '../changes/change-log-pruning.js';
import { CheckpointMoved, loadCheckpoint, type Checkpoint } from '../write/checkpoint.js';
import { Leader, type Duty, type LeaderParts } from './leader.js';
import { LiveRunner } from './live-runner.js';
import { takeUpOlderRows } from '../rebuild/older-rows.js';
import { ParkedRelease } from '../parking/parked-release.js';
import { typesOf, type Projection } from '../projection.js';
import { isRebuiltSince } from '../rebuild/rebuild-progress.js';
import { Rebuild, type RebuildParts } from '../rebuild/rebuild.js';
import { RequestDesk } from '../parking/request-desk.js';
import { pruneRequests } from '../parking/requests.js';
import { liveTarget, rebuildTarget } from '../write/target.js';

const PRUNE_EVERY_MS = 60_000;
/** A build that fails for good reads the whole log each time. */
const REBUILDS_AT_LEAST_EVERY_MS = 60_000;

export interface WorkerParts extends RebuildParts, LeaderParts {
  /** Aborts when the process is to stop. */
  readonly stopping: AbortSignal;
  /** Of a rebuild, whose events nobody else wants. */
  readonly alone: Pick<Vocabulary, 'decode'>;
  /** After an upgrade nearly all are due at once, and each takes several connections and a batch of rows in memory. */
  readonly rebuilds: Semaphore;
}

/** Leads one projection whenever no other process does: keeps its rows live, rebuilds them, and serves the operator. */
export class ProjectionWorker {
  readonly desk: RequestDesk;
  private live: LiveRunner<BatchHandler>;
  private rebuilding?: Promise<boolean>;
  private readonly rebuildRests = new BackOff(0, REBUILDS_AT_LEAST_EVERY_MS);
  private readonly leader: Leader;

  constructor(
    readonly projection: Projection,
    private readonly parts: WorkerParts,
  ) {
    this.live = this.newRunner();
    this.leader = new Leader(projection.name, parts, () => this.term());
    this.desk = new RequestDesk(projection, parts, {
      rebuild: (signal, asked) => this.rebuildSince(signal, asked),
      release: (stream) => this.live.between(({ build }) => new ParkedRelease(build, parts.store).run(stream)),
    });
  }

  get leads(): boolean {
    return this.parts.leadership.leads(this.projection.name);
  }

  run(signal: AbortSignal): Promise<void> {
    return this.leader.run(signal);
  }

  private async term(): Promise<readonly Duty[]> {
    const checkpoint = await this.opened();
    this.live = this.newRunner();
    return [...(await this.keepingUp(checkpoint)), (signal) => this.desk.serve(signal), (signal) => this.prune(signal)];
  }

  private newRunner(): LiveRunner<BatchHandler> {
    const { projection, parts } = this;
    const open = () => BatchHandler.open(liveTarget(projection), projection, parts);
    return new LiveRunner({ name: projection.name, types: typesOf(projection), open }, parts);
  }

  private async opened(): Promise<Checkpoint> {
    const { pool, tables } = this.parts;
    const target = liveTarget(this.projection);
    let checkpoint = await loadCheckpoint(pool, target.id);
    if (!checkpoint) {
      await (this.projection.schema === undefined ? tables.prepare(this.projection, target, { bare: false }) : tables.begin(this.projection, target));
      checkpoint = await loadCheckpoint(pool, target.id);
    }
    if (!checkpoint) throw new CheckpointMoved(target.id);
    return checkpoint;
  }

  /** Rows of an older version are kept up where that is possible, so that people go on with them until those of this one are there. */
  private async keepingUp(checkpoint: Checkpoint): Promise<readonly Duty[]> {
    const { pool, tables } = this.parts;
    const live: Duty = (signal) => this.live.run(signal, () => this.leader.backOff.succeeded());
    const isOlder = checkpoint.fingerprint !== tables.fingerprintOf(this.projection);
    const isNew = !checkpoint.built && this.projection.schema !== undefined;
    if (!isOlder && !isNew) return [live, (signal) => this.resumeRebuild(signal)];
    if (isOlder && (await takeUpOlderRows(pool, tables, this.projection))) return [live, async (signal) => void (await this.rebuildInTheEnd(signal))];
    return [async (signal) => void ((await this.rebuildInTheEnd(signal)) && (await live(signal)))];
  }

  /** Older rows that are kept up go on while it rests; then the lead is taken anew, as what it stands on may be gone. */
  private async rebuildInTheEnd(signal: AbortSignal): Promise<boolean> {
    try {
      const done = await this.rebuild(signal);
      this.rebuildRests.succeeded();
      return done;
    } catch (error) {
      if (signal.aborted || error instanceof CheckpointMoved || error instanceof StoreUnavailable) throw error;
      this.rebuildRests.failed();
      const { rest } = this.rebuildRests;
      this.parts.log.error(`The rows of ${withoutMark(this.projection.name)} could not be built. They are tried again in ${rest / 1000} s; until then this version ${this.projection.schema === undefined ? 'serves older ones' : 'does not serve'}`, { error });
      await pause(rest, undefined, { signal }).catch(() => undefined);
      throw error;
    }
  }

  /** A rebuild whose process died is finished by the next leader. When it fails, the live rows go on without it. */
  private async resumeRebuild(signal: AbortSignal): Promise<void> {
    try {
      if (await loadCheckpoint(this.parts.pool, rebuildTarget(this.projection).id)) await this.rebuild(signal);
    } catch (error) {
      if (!signal.aborted) this.parts.log.error(`The rebuild of ${this.projection.name} could not be resumed`, { error });
    }
  }

  /** One at a time: one that was left over or fell due, and one that an operator asks for meanwhile, write to the same tables. */
  private rebuild(signal: AbortSignal, asked?: Date): Promise<boolean> {
    return (this.rebuilding ??= this.parts.rebuilds.runExclusive(() => this.rebuildOnce(signal, asked)).finally(() => (this.rebuilding = undefined)));
  }

  /** One that is under way may have read what somebody wants forgotten: it counts only when it began after that was asked. */
  private async rebuildSince(signal: AbortSignal, asked: Date): Promise<boolean> {
    do {
      await this.rebuilding?.catch(() => undefined);
      if (await isRebuiltSince(this.parts.pool, this.projection.name, asked)) return true;
      // One that was left over may have been taken up meanwhile.
    } while (this.rebuilding);
    return this.rebuild(signal, asked);
  }

  private async rebuildOnce(signal: AbortSignal, asked?: Date): Promise<boolean> {
    if (signal.aborted) return false;
    const { log } = this.parts;
    log.info(`Rebuilding ${this.projection.name}`, { version: this.projection.version });
    const done = await new Rebuild(this.projection, { ...this.parts, vocabulary: this.parts.alone }, this.live).run(signal, asked);
    if (done) log.info(`Rebuilt ${this.projection.name}`);
    return done;
  }

  private async prune(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await pause(PRUNE_EVERY_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      await pruneChangeLog(this.parts.pool, this.projection);
      await pruneRequests(this.parts.pool);
    }
  }
}
