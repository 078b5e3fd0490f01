import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { jobConnections } from './job-pool.js';
import { JobRunner } from './job-runner.js';
import { makeJobTables } from './job-tables.js';

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

/**
 * Work that no request waits for, kept in the database by graphile-worker: done at least once, by whichever process is
 * free, again with back-off when it fails. Whatever runs by the clock runs in one process, not in each.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(Jobs.name);
  private readonly tasks = new Map<string, Task>();
  private readonly crons: CronJob[] = [];
  private readonly pool: pg.Pool;
  private runner: JobRunner | undefined;
  private tables: Promise<void> | undefined;
  private starting: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(pool: pg.Pool) {
    this.pool = jobConnections(pool);
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

  onApplicationBootstrap(): void {
    this.starting = setTimeout(() => void this.ready(), START_AFTER_MS);
    this.starting.unref();
  }

  /** Call before the first job is added: its tables stand then, and somebody will look at them. */
  async ready(): Promise<void> {
    clearTimeout(this.starting);
    this.tables ??= makeJobTables(this.pool).catch((error: unknown) => {
      this.tables = undefined;
      throw error;
    });
    await this.tables;
    if (!this.stopped) this.runner ??= new JobRunner(this.pool, this.log, this.tasks, this.crons);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.starting);
    await this.tables?.catch(() => undefined);
    await this.runner?.stop();
    // Not waited for: a job that heeds no signal may hold a connection.
    this.pool.end().catch(() => undefined);
  }
}

/** What gave up long ago: whoever asked for it has told of the failure, or nobody cared. */
const FORGET_FAILED = `
SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs
WHERE attempts >= max_attempts AND locked_at IS NULL AND updated_at < now() - interval '90 days' HAVING count(*) > 0`;
