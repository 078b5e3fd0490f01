import type { Pool } from 'pg';
import type { Position } from '../../../events/store/event-store.js';
import { moveCheckpoint, type Move } from '../write/checkpoint-move.js';
import type { Checkpoint, Standing } from '../write/checkpoint.js';
import { EventRate } from './event-rate.js';

/** A batch without anything of concern moves the stored checkpoint at most so often. */
const IDLE_SAVE_MS = 500;

export type End = Pick<Move, 'to' | 'caughtUp' | 'logAt'>;

/** How far a build or a consumer is: what the database knows of, what is handled, and what is shown. */
export class CheckpointCursor {
  readonly rate = new EventRate();
  private savedAt = 0;
  private committed = false;
  private savedAs: Standing;
  private handledTo: Position;
  private shownTo: Position;
  private built: boolean;

  constructor(
    readonly pool: Pool,
    readonly id: string,
    checkpoint: Checkpoint,
  ) {
    const { handled, position } = checkpoint;
    this.savedAs = { handled, position };
    this.handledTo = handled;
    this.shownTo = position;
    this.built = checkpoint.built;
  }

  /** What the database knows of; `handled` and `shown` may be ahead of it over events of no concern. */
  get saved(): Standing {
    return this.savedAs;
  }

  get isSaved(): boolean {
    return this.saved.handled === this.handled;
  }

  get handled(): Position {
    return this.handledTo;
  }

  /** What the lists show. */
  get shown(): Position {
    return this.shownTo;
  }

  get hasCommitted(): boolean {
    return this.committed;
  }

  /** The end of the events was reached once: the rows may be read. */
  get isBuilt(): boolean {
    return this.built;
  }

  /** Nothing up to here was of concern. Saved together with others later, see idle-checkpoints.ts. */
  pass(to: Position): void {
    if (to > this.handled) this.handledTo = this.shownTo = to;
  }

  /** As `pass`, saved now and then and at the first end of the events. */
  async passAlone({ to, caughtUp }: Pick<End, 'to' | 'caughtUp'>): Promise<void> {
    const isBuiltNow = caughtUp && !this.built;
    this.pass(to);
    if (isBuiltNow || Date.now() - this.savedAt >= IDLE_SAVE_MS) await this.save(isBuiltNow);
  }

  /** Saves how far this is, although nothing was of concern lately. */
  async save(caughtUp = false): Promise<void> {
    if (!this.isSaved || caughtUp) await this.moveOn({ to: this.handled, caughtUp });
  }

  /** Moves on over events that change nothing. @throws CheckpointMoved */
  async moveOn(end: End): Promise<void> {
    const move = this.moveTo(end);
    await moveCheckpoint(this.pool, this.id, move);
    this.moved(move);
  }

  moveTo(end: End): Move {
    const position = end.logAt ?? (end.to > this.saved.handled ? end.to : this.shown);
    return { ...end, from: this.saved, position, rate: this.rate.perSecond };
  }

  /** The database has committed the move. */
  moved({ to, position, caughtUp }: Move): void {
    this.savedAs = { handled: to, position };
    this.handledTo = to;
    this.shownTo = position;
    this.built ||= caughtUp;
    this.savedAt = Date.now();
    this.committed = true;
  }
}
