import type { Logger } from '@nestjs/common';
import { EventEmitter, setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Runner, TaskList, WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { LiveWorkers } from './live-workers.js';
import { overWithin } from './over-within.js';
import { quietLogger } from './quiet-logger.js';
import type { CronJob, Task } from './jobs.js';

/** Each looks by itself, so more would ask more often and do no more. */
const CONCURRENCY = 4;
/** What is added is told at once; this is for what is due later. */
const POLL_MS = 5_000;
const ABORT_AFTER_MS = 1_000;
const STOP_WITHIN_MS = 2_000;
const START_AGAIN_MS = 5_000;
const MADE_UP_FOR_MS = 3_600_000;
/** One by one, the library waits for no answer: a connection that breaks while a job's end is noted would end the process. */
const NOTED_IN_BATCHES = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

/** What is under way when the library gives up may take as long. */
const GIVEN_UP_WITHIN_MS = 10_000;

/** Keeps the library's workers running in this process, also when they gave up because the database was away. */
export class JobRunner {
  private readonly stopping = new AbortController();
  private readonly running: Promise<void>;
  private runner: Runner | undefined;

  constructor(
    private readonly pool: pg.Pool,
    private readonly log: Logger,
    private readonly tasks: ReadonlyMap<string, Task>,
    private readonly crons: readonly CronJob[],
  ) {
    setMaxListeners(0, this.stopping.signal);
    this.running = this.keepRunning();
  }

  /** Who heeds no signal is not waited for: the job is tried again. */
  async stop(): Promise<void> {
    this.stopping.abort();
    const { runner } = this;
    const stopped = Promise.allSettled([runner?.stop('the process stops'), this.running]);
    if (!(await overWithin(STOP_WITHIN_MS, stopped))) await overWithin(STOP_WITHIN_MS, runner?.kill('the process stops'));
  }

  private async keepRunning(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const workers = new LiveWorkers(this.pool, this.log);
      try {
        const events: WorkerEvents = new EventEmitter();
        const gaveUp = new Promise<unknown>((resolve) => events.once('pool:fatalError', resolve));
        const runner = (this.runner = await this.start(workers, events));
        // Where several ends could not be noted, the library (0.17.3) counts below zero and would wait for ever.
        await Promise.race([runner.promise, gaveUp.then(() => overWithin(GIVEN_UP_WITHIN_MS, runner.promise)).then(() => runner.kill())]);
      } catch (error) {
        if (!this.stopping.signal.aborted) this.log.warn(`Jobs stopped and will start again: ${(error as Error).message}`);
      } finally {
        workers.stop();
      }
      await pause(START_AGAIN_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  private async start(workers: LiveWorkers, events: WorkerEvents): Promise<Runner> {
    const { parseCronItems, run } = await import('graphile-worker');
    events.on('pool:create', ({ workerPool }) => workers.add(workerPool.id));
    const crons = this.crons.map(({ name, match }) => ({ task: name, match, identifier: name, options: { backfillPeriod: MADE_UP_FOR_MS, maxAttempts: 3, jobKey: name } }));
    const runner = await run({
      pgPool: this.pool,
      events,
      taskList: this.taskList(),
      parsedCronItems: parseCronItems(crons),
      concurrency: CONCURRENCY,
      pollInterval: POLL_MS,
      gracefulShutdownAbortTimeout: ABORT_AFTER_MS,
      noHandleSignals: true,
      preset: { worker: NOTED_IN_BATCHES },
      logger: await quietLogger(),
    });
    workers.start();
    if (this.stopping.signal.aborted) await runner.stop();
    return runner;
  }

  private taskList(): TaskList {
    const entries = [...this.tasks].map(([name, task]) => [name, (payload: unknown, { abortSignal }: { abortSignal: AbortSignal }) => task(payload, { signal: abortSignal })] as const);
    return Object.fromEntries(entries);
  }
}
