import { setTimeout as pause } from 'node:timers/promises';
import { BackOff } from './back-off.js';
import { pruneChangeLog } from './change-log-pruning.js';
import { CheckpointMoved, loadCheckpoint, type Checkpoint } from './checkpoint.js';
import type { Leadership } from './leadership.js';
import { LiveRunner } from './live-runner.js';
import type { EngineLogger } from './logger.js';
import type { Projection } from './projection.js';
import { Rebuild, type RebuildParts } from './rebuild.js';
import { RequestDesk } from './request-desk.js';
import { pruneRequests } from './requests.js';
import { liveTarget, rebuildTarget } from './target.js';

const TRY_LEAD_MS = 1_000;
const PRUNE_EVERY_MS = 60_000;

export interface WorkerParts extends RebuildParts {
  readonly leadership: Leadership;
  readonly log: EngineLogger;
}

/** Leads one projection whenever no other process does: keeps its rows live, rebuilds them, and serves the operator. */
export class ProjectionWorker {
  readonly desk: RequestDesk;
  private live: LiveRunner;
  private rebuilding?: Promise<boolean>;
  private readonly backOff = new BackOff(TRY_LEAD_MS);

  constructor(
    readonly projection: Projection,
    private readonly parts: WorkerParts,
  ) {
    this.live = new LiveRunner(projection, parts);
    this.desk = new RequestDesk(projection, parts, {
      rebuild: (signal) => this.rebuild(signal),
      release: (stream) => this.live.release(stream),
    });
  }

  get leads(): boolean {
    return this.parts.leadership.leads(this.projection.name);
  }

  get eventsPerSecond(): number {
    return this.leads ? this.live.eventsPerSecond : 0;
  }

  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.lead(signal);
      } catch (error) {
        if (!signal.aborted) this.complain(error);
      }
      if (!signal.aborted) await pause(this.backOff.rest, undefined, { signal }).catch(() => undefined);
    }
  }

  private async lead(signal: AbortSignal): Promise<void> {
    const { leadership } = this.parts;
    const lost = await leadership.tryLead(this.projection.name);
    if (!lost) return;
    try {
      await this.term(AbortSignal.any([signal, lost]));
    } finally {
      await leadership.giveUp(this.projection.name);
    }
  }

  /** Everything that a leader does, until one part of it fails or the lead is lost. */
  private async term(signal: AbortSignal): Promise<void> {
    const checkpoint = await this.opened();
    if (checkpoint.version > this.projection.version) return;
    this.live = new LiveRunner(this.projection, this.parts);
    const failed = new AbortController();
    const until = AbortSignal.any([signal, failed.signal]);
    const duties = [this.keepUp(checkpoint, until), this.desk.serve(until), this.prune(until)];
    for (const duty of duties) duty.catch(() => failed.abort());
    const ended = await Promise.allSettled(duties);
    const failure = ended.find(({ status }) => status === 'rejected');
    if (failure?.status === 'rejected' && !signal.aborted) throw failure.reason;
  }

  private async opened(): Promise<Checkpoint> {
    const { pool, tables } = this.parts;
    const target = liveTarget(this.projection);
    let checkpoint = await loadCheckpoint(pool, target.id);
    if (!checkpoint) {
      await tables.prepare(this.projection, target, { bare: false });
      checkpoint = await loadCheckpoint(pool, target.id);
    }
    if (!checkpoint) throw new CheckpointMoved(target.id);
    return checkpoint;
  }

  private async keepUp(checkpoint: Checkpoint, signal: AbortSignal): Promise<void> {
    const outdated = checkpoint.version < this.projection.version;
    if (outdated && !(await this.rebuild(signal))) return;
    const resumed = outdated ? undefined : this.resumeRebuild(signal);
    await this.live.run(signal, () => this.backOff.succeeded());
    await resumed;
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
  private rebuild(signal: AbortSignal): Promise<boolean> {
    return (this.rebuilding ??= this.rebuildOnce(signal).finally(() => (this.rebuilding = undefined)));
  }

  private async rebuildOnce(signal: AbortSignal): Promise<boolean> {
    const { log } = this.parts;
    log.info(`Rebuilding ${this.projection.name}`, { version: this.projection.version });
    const done = await new Rebuild(this.projection, this.parts, this.live).run(signal);
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

  private complain(error: unknown): void {
    if (error instanceof CheckpointMoved) return;
    this.backOff.failed();
    this.parts.log.error(`${this.projection.name} stopped and will try again`, { error });
  }
}
