import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { ownEnd } from '../../../events/store/own-end.js';
import { Refused } from '../consumer/consumer.js';
import type { EngineLogger } from '../logger.js';
import type { ReleaseOutcome } from './parked-release.js';
import type { Skip } from './parking.js';
import { isOwnFault } from '../run/own-fault.js';
import { beginRequest, DONE, endedTheProcess, finishRequest, leaveOpen, openRequests, type OpenRequest } from './requests.js';

const LOOK_EVERY_MS = 1_000;
/** Failures that may pass, before whoever asked is told of one. */
const MOST_TRIES = 5;

interface Abilities {
  readonly rebuild?: (signal: AbortSignal, asked: Date) => Promise<boolean>;
  readonly release: (stream: string) => Promise<ReleaseOutcome>;
  readonly skip?: (skip: Skip) => Promise<ReleaseOutcome>;
}

/** Where the leader of a projection or consumer takes what operators ask for. A rebuild goes on beside releases. */
export class RequestDesk {
  private rebuilding?: Promise<void>;
  /** Failed here for what may pass: how often. */
  private readonly tried = new Map<number, number>();
  private wake: () => void = () => undefined;

  constructor(
    private readonly projection: { readonly name: string },
    private readonly parts: { readonly pool: Pool; readonly log: EngineLogger },
    private readonly can: Abilities,
  ) {}

  /** Somebody has asked for something: look now. */
  ring(): void {
    this.wake();
  }

  async serve(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const open = await openRequests(this.parts.pool, this.projection.name);
      const rebuilds = open.filter(({ kind }) => kind === 'rebuild');
      if (rebuilds.length > 0) this.rebuilding ??= this.rebuild(rebuilds, signal).finally(() => (this.rebuilding = undefined));
      for (const asked of open) if (asked.kind !== 'rebuild') await this.release(asked);
      await this.rung(signal);
    }
    await this.rebuilding;
  }

  private async rebuild(asked: readonly OpenRequest[], signal: AbortSignal): Promise<void> {
    let outcome = DONE;
    try {
      if (!this.can.rebuild) throw new Error(`${this.projection.name} has nothing to rebuild`);
      if (!(await this.can.rebuild(signal, lastOf(asked)))) return;
    } catch (error) {
      if (signal.aborted) return;
      outcome = messageOf(error);
      this.parts.log.error(`Rebuilding ${this.projection.name} failed`, { error });
    }
    await this.finish(asked, outcome);
  }

  /** Nobody waits for the end of a rebuild, so this must not fail: what cannot be written down is found open, and begun again. */
  private async finish(asked: readonly OpenRequest[], outcome: string): Promise<void> {
    const { pool, log } = this.parts;
    const written = asked.map(({ id }) => finishRequest(pool, id, outcome));
    await Promise.all(written).catch((error: unknown) => log.warn(`What became of rebuilding ${this.projection.name} could not be written down`, { error }));
  }

  private async release(asked: OpenRequest): Promise<void> {
    const { pool } = this.parts;
    if (endedTheProcess(asked) && !this.tried.has(asked.id)) return finishRequest(pool, asked.id, 'The process ended while handling it');
    await beginRequest(pool, asked.id);
    try {
      const { error } = await this.taken(asked);
      await finishRequest(pool, asked.id, error ?? DONE);
      this.tried.delete(asked.id);
    } catch (error) {
      await (this.mayPass(asked, error) ? leaveOpen(pool, asked.id) : finishRequest(pool, asked.id, messageOf(error))).catch(() => undefined);
      throw error;
    }
  }

  /** Left open then: whoever leads takes it up again. */
  private mayPass({ id }: OpenRequest, error: unknown): boolean {
    const tries = (this.tried.get(id) ?? 0) + 1;
    const passes = !isOwnFault(error) && tries < MOST_TRIES;
    if (passes) this.tried.set(id, tries);
    else this.tried.delete(id);
    return passes;
  }

  private taken({ kind, stream, revision, reason, requestedBy }: OpenRequest): Promise<ReleaseOutcome> {
    if (kind === 'release') return this.can.release(stream);
    if (!this.can.skip || revision === null) throw new Refused(`${this.projection.name} cannot leave this out`);
    return this.can.skip({ stream, revision, by: requestedBy, reason });
  }

  private async rung(signal: AbortSignal): Promise<void> {
    const rung = ownEnd(signal);
    this.wake = rung.end;
    await pause(LOOK_EVERY_MS, undefined, { signal: rung.signal }).catch(() => undefined);
    rung.end();
  }
}

function lastOf(asked: readonly OpenRequest[]): Date {
  return new Date(Math.max(...asked.map(({ requestedAt }) => requestedAt.getTime())));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
