import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { moveIdleCheckpoints, type IdleMove } from '../write/checkpoint-move.js';
import type { EngineLogger } from '../logger.js';

const SAVE_EVERY_MS = 500;

/** Who stands still with a checkpoint that the database does not know yet. */
export interface Idler {
  /** Undefined: there is nothing to save, or it is busy and saves its checkpoint by itself. */
  idleMove(): IdleMove | undefined;
  /** Holds it still until `saved` says whether its checkpoint was where it believed; it then goes on from there. */
  holdStill(move: IdleMove, saved: Promise<boolean>): void;
}

/** Saves the checkpoints of all that had nothing to do, by one statement. */
export class IdleCheckpoints {
  private readonly idlers = new Set<Idler>();

  constructor(
    private readonly pool: Pool,
    private readonly log: EngineLogger,
  ) {}

  add(idler: Idler): void {
    this.idlers.add(idler);
  }

  remove(idler: Idler): void {
    this.idlers.delete(idler);
  }

  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await pause(SAVE_EVERY_MS, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) await this.save().catch((error: unknown) => this.log.warn('Idle checkpoints could not be saved', { error }));
    }
  }

  async save(): Promise<void> {
    const moves: { readonly idler: Idler; readonly idle: IdleMove }[] = [];
    for (const idler of this.idlers) {
      const idle = idler.idleMove();
      if (idle) moves.push({ idler, idle });
    }
    if (moves.length === 0) return;
    const saving = moveIdleCheckpoints(this.pool, moves.map(({ idle }) => idle));
    for (const { idler, idle } of moves) idler.holdStill(idle, saving.then((names) => names.has(idle.name)));
    await saving;
  }
}
