import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { EventStore, START, type Position } from '../../../events/store/event-store.js';
import { ownEnd } from '../../../events/store/own-end.js';
import { ProjectionEngine } from '../../../projections/engine/projection-engine.js';
import { foreignAmong } from './foreign-among.js';
import { countForeign, logMemory, type ForeignFound } from './log-memory.js';

const COUNT_EVERY_MS = 5_000;
const NONE: ForeignFound = { count: 0, last: undefined };

/**
 * Counts the events of others, which are left alone. The one reader tells of every event that passes; the log itself is
 * read only behind places where one of others passed, or that nobody here heard of.
 */
@Injectable()
export class ForeignEvents implements OnModuleInit, OnApplicationShutdown {
  private readonly log = new Logger(ForeignEvents.name);
  private readonly stopping = new AbortController();
  private heardFrom: Position | undefined;
  private heardTo: Position = START;
  private lastForeign: Position = START;
  private timer: NodeJS.Timeout | undefined;
  private counting: Promise<void> | undefined;
  private stopListening: (() => void) | undefined;

  constructor(
    private readonly pool: pg.Pool,
    private readonly store: EventStore,
    private readonly engine: ProjectionEngine,
  ) {}

  onModuleInit(): void {
    this.stopListening = this.engine.onEvent(({ position, actor }) => {
      this.heardFrom ??= position;
      this.heardTo = position;
      if (!actor) this.lastForeign = position;
    });
    this.timer = setInterval(() => void this.count(), COUNT_EVERY_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.stopListening?.();
    this.stopping.abort();
    await this.counting;
  }

  /** A store that is away is counted later. */
  count(): Promise<void> {
    this.counting ??= this.countOnce()
      .catch((error: Error) => this.log.debug(`Events of others were not counted: ${error.message}`))
      .finally(() => (this.counting = undefined));
    return this.counting;
  }

  private async countOnce(): Promise<void> {
    const from = (await logMemory(this.pool))?.countedTo;
    if (from === undefined) return;
    const heard = { to: this.heardTo, all: this.heardFrom !== undefined && this.heardFrom <= from && this.lastForeign <= from };
    const to = heard.all ? heard.to : (await this.store.head()).position;
    if (to <= from) return;
    const found = heard.all ? NONE : await this.foundBetween(from, to);
    if (found) await countForeign(this.pool, from, to, found);
  }

  /** @returns undefined when the process stops meanwhile */
  private async foundBetween(from: Position, to: Position): Promise<ForeignFound | undefined> {
    const { signal, end } = ownEnd(this.stopping.signal);
    let found = NONE;
    try {
      for await (const { events, position, caughtUp } of this.store.subscribe(from, { signal })) {
        found = foreignAmong(
          events.filter((event) => event.position <= to),
          found,
        );
        if (caughtUp || position >= to) return found;
      }
    } finally {
      end();
    }
    return undefined;
  }
}
