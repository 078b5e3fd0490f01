import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { ownEnd } from '../../../events/store/own-end.js';
import { withoutMark } from '../write/beside.js';
import type { ChangeFeed } from '../changes/change-feed.js';
import type { EngineLogger } from '../logger.js';
import type { Projection } from '../projection.js';
import type { ProjectionWorker } from '../run/projection-worker.js';
import type { Readiness } from '../run/readiness.js';
import type { Slots } from './slots.js';

const LOOK_EVERY_MS = 1_000;
/** Who has only lost the connection that says what it uses is back by then. */
const LOOKS_IN_A_ROW = 3;

interface Tenancy {
  readonly declared: Projection;
  placed: Projection;
  worker: ProjectionWorker;
  end?: () => void;
}

interface Parts {
  readonly pool: Pool;
  readonly log: EngineLogger;
  readonly slots: Slots;
  readonly feed: ChangeFeed;
  readonly readiness: Readiness;
}

/**
 * Each projection in its place, and who keeps it there. Whoever still builds beside another version moves into the usual place once
 * nobody serves from there any more: the rows that the other has left are served then, and nothing is closed until the own ones are built.
 */
export class Tenancies {
  private readonly all: readonly Tenancy[];
  private readonly running: Promise<void>[] = [];

  constructor(
    projections: readonly Projection[],
    private readonly parts: Parts,
    private readonly workerOf: (projection: Projection) => ProjectionWorker,
  ) {
    this.all = projections.map((declared) => ({ declared, placed: declared, worker: workerOf(declared) }));
  }

  get placed(): readonly Projection[] {
    return this.all.map(({ placed }) => placed);
  }

  get workers(): readonly ProjectionWorker[] {
    return this.all.map(({ worker }) => worker);
  }

  /** Those whose rows are not there yet while others serve theirs. */
  get building(): readonly Projection[] {
    return this.stillBuilding().map(({ declared }) => declared);
  }

  async choose(): Promise<void> {
    await this.chooseFor(this.all);
  }

  /** Until `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    for (const tenancy of this.all) this.begin(tenancy, signal);
    await this.moveInOnceAlone(signal);
    await Promise.all(this.running);
  }

  private begin(tenancy: Tenancy, signal: AbortSignal): void {
    const own = ownEnd(signal);
    tenancy.end = own.end;
    this.running.push(tenancy.worker.run(own.signal));
  }

  /** @returns those that have another place now */
  private async chooseFor(tenancies: readonly Tenancy[]): Promise<Tenancy[]> {
    const chosen = await this.parts.slots.choose(tenancies.map(({ declared }) => declared));
    const moved = tenancies.filter(({ placed }, index) => placed.name !== chosen[index]!.name);
    for (const tenancy of moved) {
      tenancy.placed = chosen[tenancies.indexOf(tenancy)]!;
      tenancy.worker = this.workerOf(tenancy.placed);
    }
    return moved;
  }

  private stillBuilding(): Tenancy[] {
    return this.all.filter(({ declared, placed }) => placed.schema !== undefined && !this.parts.readiness.of(withoutMark(declared.name)).ready);
  }

  private async moveInOnceAlone(signal: AbortSignal): Promise<void> {
    const looks = new Map<string, number>();
    while (!signal.aborted) {
      await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
      const building = this.stillBuilding();
      if (signal.aborted || building.length === 0) continue;
      try {
        const alone = await this.parts.slots.leftAlone(this.parts.pool, building.map(({ declared }) => declared));
        const seen = (name: string): number => (alone.some((declared) => declared.name === name) ? (looks.get(name) ?? 0) + 1 : 0);
        for (const { declared } of building) looks.set(declared.name, seen(declared.name));
        await this.moveIn(building.filter(({ declared }) => looks.get(declared.name)! >= LOOKS_IN_A_ROW), signal);
      } catch (error) {
        this.parts.log.warn('Whether another version is gone is unknown', { error });
      }
    }
  }

  /** The build beside may be in a statement that takes minutes: it ends in its own time, and finds that its place is gone. */
  private async moveIn(left: readonly Tenancy[], signal: AbortSignal): Promise<void> {
    if (left.length === 0) return;
    const { log, feed, readiness } = this.parts;
    const moved = await this.chooseFor(left);
    feed.place(this.placed);
    readiness.place(this.placed);
    for (const tenancy of moved) {
      log.info(`Nobody serves the older rows of ${tenancy.declared.name} any more: they are taken over`);
      tenancy.end?.();
      this.begin(tenancy, signal);
    }
  }
}
