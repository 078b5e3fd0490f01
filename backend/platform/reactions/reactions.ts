import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { EventStore } from '../../../events/store/event-store.js';
import { vocabulary } from '../../../events/vocabulary.js';
import { ProjectionEngine } from '../../../projections/engine/projection-engine.js';
import { DatabaseMutex } from '../concurrency/database-mutex.js';
import { Jobs } from '../jobs/jobs.js';
import { HourlySweeps } from '../sweeps/hourly-sweeps.js';
import { DueEffects } from './due-effects.js';
import { DUE_TASK, ScheduledEffects } from './scheduled-effects.js';
import { Effects } from './effects.js';
import { consumerOf } from './reacting-consumer.js';
import type { Reaction } from './reaction.js';
import { backfill } from './backfill.js';

const TRY_AGAIN_MS = 2_000;

/** The reactions of all areas, each led by one process: `reactions.add(releasePointsWhenHoldRunsOut)` in the area's module. */
@Injectable()
export class Reactions implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(Reactions.name);
  private readonly known = new Map<string, Reaction>();
  private readonly stopping = new AbortController();
  private begun = false;

  constructor(
    private readonly pool: pg.Pool,
    private readonly store: EventStore,
    private readonly engine: ProjectionEngine,
    private readonly jobs: Jobs,
    private readonly mutex: DatabaseMutex,
    private readonly due: ScheduledEffects,
    private readonly dueEffects: DueEffects,
    private readonly effects: Effects,
    sweeps: HourlySweeps,
  ) {
    sweeps.add(() => due.wakeForgotten());
    jobs.task(DUE_TASK, (payload) => this.fallDue(payload as { readonly reaction: string; readonly key: string }));
  }

  /** While the application is put together, or later. */
  add(reaction: Reaction): void {
    if (this.known.has(reaction.name)) throw new Error(`There is a reaction ${reaction.name} already`);
    this.known.set(reaction.name, reaction);
    if (this.begun) void this.begin(reaction);
  }

  get all(): readonly Reaction[] {
    return [...this.known.values()];
  }

  /** Where a new reaction begins is recorded before the process serves: what happens before somebody leads it is answered too. */
  async onApplicationBootstrap(): Promise<void> {
    this.begun = true;
    const fresh = this.all.filter(({ takesUpOpen: takesUp }) => !takesUp).map(({ name }) => name);
    await this.untilDone('What reactions are to answer', () => this.engine.beginConsumers(fresh));
    for (const reaction of this.all) void this.begin(reaction);
  }

  onApplicationShutdown(): void {
    this.stopping.abort();
  }

  /** The start waits for none of them. */
  private async begin(reaction: Reaction): Promise<void> {
    await this.untilDone(reaction.name, async () => {
      if (reaction.takesUpOpen) await this.takeUp(reaction);
      if (!this.stopping.signal.aborted) this.engine.consume(consumerOf(reaction, { effects: this.effects, due: this.due, ready: () => this.jobs.ready() }));
    });
  }

  private async untilDone(what: string, work: () => Promise<void>): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        return await work();
      } catch (error) {
        if (signal.aborted) return;
        this.log.warn(`${what} has not begun yet: ${(error as Error).message}`);
        await pause(TRY_AGAIN_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  /** In turns, so that the log is not read by all at once. */
  private async takeUp(reaction: Reaction): Promise<void> {
    const { pool, store, due } = this;
    await this.jobs.ready();
    await this.mutex.run('reactions that begin', () => backfill(reaction, { pool, store, vocabulary, due }), this.stopping.signal);
  }

  /** One that this version of the product does not know any more is left to those that do. */
  private async fallDue({ reaction, key }: { readonly reaction: string; readonly key: string }): Promise<void> {
    const known = this.known.get(reaction);
    if (!known) throw new Error(`There is no reaction ${reaction} here`);
    await this.dueEffects.send(known, key);
  }
}
