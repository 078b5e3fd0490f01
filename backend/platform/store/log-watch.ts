import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { isOurs } from '../../../events/kernel/own-event.js';
import { AppendsRefused, EventStore } from '../../../events/store/event-store.js';
import { HealthChecks } from '../health/health-checks.js';
import { beginningOf, logIdOf } from './begin-log.js';
import { misfit, misfitSentence, type Misfit } from './log-fit.js';
import { furthestRead, logMemory, moveLandmark } from './log-memory.js';
import { stands } from './take-up-log.js';

const LOOK_EVERY_MS = 5_000;

const NOTHING_SAVED = 'Nothing can be saved: the event store is not the one that this company was kept in. Please tell whoever looks after the server.';

/** The log may be exchanged under a running product: health fails then and nothing is saved, until the two fit again. */
@Injectable()
export class LogWatch implements OnModuleInit, OnApplicationShutdown {
  private readonly log = new Logger('EventLog');
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  /** How many looks have begun. */
  private looks = 0;
  private why: Misfit | undefined;

  constructor(
    private readonly pool: pg.Pool,
    private readonly store: EventStore,
    private readonly health: HealthChecks,
  ) {}

  onModuleInit(): void {
    this.health.add('eventLog', () => Promise.resolve({ ready: this.why === undefined, state: this.why ?? 'belongs to the database' }));
    // A look that began before it went away says nothing of what came back.
    this.store.onReturn(async () => {
      this.looks++;
      await this.looking;
      await this.look();
    });
    this.timer = setInterval(() => (this.looking ??= this.look().finally(() => (this.looking = undefined))), LOOK_EVERY_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  /** What does not fit, and what to do about it; undefined while all is well. */
  get complaint(): string | undefined {
    return this.why && misfitSentence(this.why, this.store.kind === 'postgres' ? undefined : 'EVENTSTORE_URL');
  }

  /** A store that is away is no misfit: health says that by itself, and appends that were refused stay so. */
  async look(): Promise<void> {
    const look = ++this.looks;
    try {
      // What was read first: the head only moves on.
      const [memory, read] = await Promise.all([logMemory(this.pool), furthestRead(this.pool)]);
      if (!memory) return;
      const [head, beginning, landmarkStands] = await Promise.all([this.store.head(), beginningOf(this.store), stands(this.store, memory.landmark)]);
      const why = misfit({ remembered: memory.logId, begun: beginning && logIdOf(beginning), head: head.position, read, landmarkStands });
      // Only the newest says whether appends go in: an older one may have seen another log.
      if (look !== this.looks) return;
      const news = why !== this.why;
      this.why = why;
      this.store.refuseAppends(why && new AppendsRefused(NOTHING_SAVED));
      if (news && this.complaint) this.log.error(this.complaint);
      if (!why && head.last && isOurs(head.last)) await moveLandmark(this.pool, head.last);
    } catch (error) {
      this.log.debug(`The event log was not looked at: ${(error as Error).message}`);
    }
  }
}
