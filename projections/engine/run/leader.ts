import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailable } from '../../../events/store/event-store.js';
import { ownEnd } from '../../../events/store/own-end.js';
import { BackOff } from './back-off.js';
import { CheckpointMoved } from '../write/checkpoint.js';
import type { Leadership } from './leadership.js';
import type { EngineLogger } from '../logger.js';

const TRY_LEAD_MS = 1_000;

export interface LeaderParts {
  readonly leadership: Leadership;
  readonly log: EngineLogger;
}

/** Leads one projection or consumer whenever no other process does, and rests longer after each failure. */
export class Leader {
  readonly backOff = new BackOff(TRY_LEAD_MS);

  constructor(
    private readonly name: string,
    private readonly parts: LeaderParts,
    /** Everything that a leader does, until one part of it fails or the lead is lost. */
    private readonly term: () => Promise<readonly Duty[]>,
  ) {}

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
    const lost = await leadership.tryLead(this.name);
    if (!lost) return;
    const term = ownEnd(signal, lost);
    try {
      await this.serve(term.signal);
    } finally {
      term.end();
      await leadership.giveUp(this.name);
    }
  }

  private async serve(signal: AbortSignal): Promise<void> {
    const until = ownEnd(signal);
    const duties = (await this.term()).map((duty) => duty(until.signal));
    for (const duty of duties) duty.catch(until.end);
    const ended = await Promise.allSettled(duties);
    until.end();
    const failure = ended.find(({ status }) => status === 'rejected');
    if (failure?.status === 'rejected' && !signal.aborted) throw failure.reason;
  }

  private complain(error: unknown): void {
    if (error instanceof CheckpointMoved) return;
    this.backOff.failed();
    // Everybody who reads the log stops over its absence: a line each, without the way to it.
    if (error instanceof StoreUnavailable) return this.parts.log.warn(`${this.name} stopped and will try again: ${error.message}`);
    this.parts.log.error(`${this.name} stopped and will try again`, { error });
  }
}

/** One part of what a leader does, until the signal aborts. */
export type Duty = (signal: AbortSignal) => Promise<void>;
