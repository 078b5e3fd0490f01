import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { EventStore, START, type Position } from '../../../events/store/event-store.js';
import { beginConsumer, loadCheckpoint } from '../../../projections/engine/checkpoint.js';
import type { Consumer } from '../../../projections/engine/consumer.js';
import { ProjectionEngine } from '../../../projections/engine/projection-engine.js';
import { Jobs } from '../jobs/jobs.js';
import type { ClaimKind } from './claim-kind.js';
import { ClaimTable, type Claim } from './claim-table.js';
import { ClaimsNotReady } from './claims-not-ready.js';

const CONSUMER = 'claims';
const FILL_PATIENCE_MS = 5_000;
const LOOK_EVERY_MS = 100;
/** No command takes so long: the store's patience is half a minute. */
const FORGOTTEN_AFTER_SECONDS = 120;

/**
 * What must be free or unique across streams, such as an employee's user. A claim is a unique row that is taken before the
 * append and given up when the command is refused; what the streams say is followed by a consumer that begins at the
 * beginning, so that what an older version or an import wrote counts too.
 */
@Injectable()
export class Claims implements OnApplicationBootstrap {
  private readonly log = new Logger(Claims.name);
  private readonly kinds: ClaimKind[] = [];
  private filledTo: Position | undefined;
  private filled = false;

  constructor(
    private readonly pool: pg.Pool,
    private readonly store: EventStore,
    private readonly engine: ProjectionEngine,
    private readonly table: ClaimTable,
    jobs: Jobs,
  ) {
    jobs.every('*/5 * * * *', 'claims-sweep', () => this.sweep());
  }

  /** While the application is put together. */
  add(kind: ClaimKind): void {
    this.kinds.push(kind);
  }

  get all(): readonly ClaimKind[] {
    return this.kinds;
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.kinds.length === 0) return;
    await beginConsumer(this.engine.pool, CONSUMER, START);
    this.engine.consume(this.consumer());
  }

  /**
   * Takes a claim for a stream and does the work with it.
   * @param work gets the stream that has it already, if another one does
   * @throws ClaimsNotReady while what the streams hold has not been read yet
   */
  async take<T>(kind: ClaimKind, key: string, stream: string, work: (holder: string | undefined) => Promise<T>): Promise<T> {
    await this.requireFilled();
    const claim: Claim = { kind: kind.name, key, stream };
    const taken = await this.table.take(claim);
    if ('holder' in taken) return work(taken.holder);
    try {
      return await work(undefined);
    } finally {
      await this.settled(kind, claim, taken.token);
    }
  }

  /** Gives back what a stream has no more. */
  async reconcile(kind: ClaimKind, stream: string): Promise<readonly string[]> {
    const readAt = await this.table.now();
    const held = await kind.heldBy(stream);
    await this.table.settle(kind.name, stream, held, readAt);
    return held;
  }

  /** What was taken by who died before the append, or before saying what came of it. */
  async sweep(olderThanSeconds = FORGOTTEN_AFTER_SECONDS): Promise<void> {
    for (const claim of await this.table.forgotten(olderThanSeconds)) {
      const kind = this.kinds.find(({ name }) => name === claim.kind);
      if (kind) await this.settle(kind, claim, claim.token);
    }
  }

  /** Fails nothing: what became of the command is known, and the sweep says of the claim what is not said here. */
  private async settled(kind: ClaimKind, claim: Claim, token: string): Promise<void> {
    await this.settle(kind, claim, token).catch((error: Error) => this.log.warn(`A claim waits for the sweep: ${error.message}`));
  }

  private async settle(kind: ClaimKind, claim: Claim, token: string): Promise<void> {
    const held = await this.reconcile(kind, claim.stream);
    if (!held.includes(claim.key)) await this.table.giveUp(claim, token);
  }

  private consumer(): Consumer {
    const types = new Set(this.kinds.flatMap(({ events }) => events.map(({ type }) => type)));
    return {
      name: CONSUMER,
      types,
      handle: async ({ type, stream }) => {
        for (const kind of this.kinds) if (kind.events.some((event) => event.type === type)) await this.reconcile(kind, stream);
      },
    };
  }

  /** What this process found in the log when it was first asked must have been read. */
  private async requireFilled(): Promise<void> {
    if (this.filled) return;
    this.filledTo ??= (await this.store.head()).position;
    for (const until = Date.now() + FILL_PATIENCE_MS; ; await pause(LOOK_EVERY_MS)) {
      const checkpoint = await loadCheckpoint(this.pool, CONSUMER);
      this.filled = checkpoint !== undefined && checkpoint.handled >= this.filledTo;
      if (this.filled) return;
      if (Date.now() > until) throw new ClaimsNotReady();
    }
  }
}
