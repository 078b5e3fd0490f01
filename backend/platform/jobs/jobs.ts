import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { TryLater } from '../../../projections/engine/consumer/consumer.js';
import { Settings } from '../config/settings.js';
import { connectionShares } from '../database/connection-shares.js';
import { jobConnections } from './job-pool.js';
import { JobRunner } from './job-runner.js';
import { makeJobTables } from './job-tables.js';
import { overWithin } from './over-within.js';

/** What a job is told beside its payload. */
export interface JobCall {
  /** Aborts when the process is to stop: what is not done then is tried again. */
  readonly signal: AbortSignal;
}

export type Task = (payload: unknown, call: JobCall) => Promise<void>;

export interface CronJob {
  readonly name: string;
  /** In UTC, as cron writes it: `23 * * * *` is every hour at 23 minutes. */
  readonly match: string;
}

/** Nobody waits for the first job of a process that was just started. */
const START_AFTER_MS = 3_000;
const START_AGAIN_MS = 5_000;
/** A job that heeds no signal may hold a connection, and one that is just being made may wait for its server. */
const LEAVE_WITHIN_MS = 2_000;

/**
 * Work that no request waits for, kept in the database by graphile-worker: done at least once, by whichever process is
 * free, again with back-off when it fails. Whatever runs by the clock runs in one process, not in each.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(Jobs.name);
  private readonly tasks = new Map<string, Task>();
  private readonly crons: CronJob[] = [];
  private readonly firsts: (() => Promise<unknown>)[] = [];
  private readonly pool: pg.Pool;
  private runner: JobRunner | undefined;
  private tables: Promise<void> | undefined;
  private starting: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(pool: pg.Pool, { databaseConnections }: Settings) {
    this.pool = jobConnections(pool, connectionShares(databaseConnections));
    this.every('41 3 * * *', 'forget-failed-jobs', () => this.pool.query(FORGET_FAILED));
  }

  /** Says who does a kind of job. Before the application has started. */
  task(name: string, task: Task): void {
    this.tasks.set(name, task);
  }

  /** Done by the clock, once for all processes; what fell due while none ran is made up for once. */
  every(match: string, name: string, work: () => Promise<unknown>): void {
    this.crons.push({ name, match });
    this.task(name, async () => void (await work()));
  }

  /** Done once the jobs' tables stand, before this process looks for any. */
  first(work: () => Promise<unknown>): void {
    this.firsts.push(work);
  }

  onApplicationBootstrap(): void {
    this.startAfter(START_AFTER_MS);
  }

  /** Call before the first job is added: its tables stand then, and somebody will look at them. */
  async ready(): Promise<void> {
    if (this.stopped) throw new TryLater('The process stops');
    this.tables ??= this.prepared().catch((error: unknown) => {
      this.tables = undefined;
      throw error;
    });
    await this.tables;
    clearTimeout(this.starting);
    if (!this.stopped) this.runner ??= new JobRunner(this.pool, this.log, this.tasks, this.crons);
  }

  private async prepared(): Promise<void> {
    await makeJobTables(this.pool);
    for (const work of this.firsts) await work();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.starting);
    await overWithin(LEAVE_WITHIN_MS, this.tables);
    await this.runner?.stop();
    await overWithin(LEAVE_WITHIN_MS, this.pool.end());
  }

  /** As often as it takes: the database may be away. */
  private startAfter(ms: number): void {
    this.starting = setTimeout(() => {
      this.ready().catch((error: Error) => {
        if (this.stopped) return;
        this.log.warn(`Jobs have not started yet: ${error.message}`);
        this.startAfter(START_AGAIN_MS);
      });
    }, ms).unref();
  }
}

/** What gave up long ago: whoever asked for it has told of the failure, or nobody cared. */
const FORGET_FAILED = `
SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs
WHERE attempts >= max_attempts AND locked_at IS NULL AND updated_at < now() - interval '90 days' HAVING count(*) > 0`;
