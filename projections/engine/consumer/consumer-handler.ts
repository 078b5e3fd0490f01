import type { Pool, PoolClient } from 'pg';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { Vocabulary } from '../../../events/kernel/event-vocabulary.js';
import type { Batch, StoredEvent } from '../../../events/store/event-store.js';
import { Attempts } from '../parking/attempts.js';
import { rollback, withClient } from '../schema/borrowed-client.js';
import { A_BATCH, CheckpointMoved, loadCheckpoint } from '../write/checkpoint.js';
import { moveCheckpoint, type Move } from '../write/checkpoint-move.js';
import { Refused, type Consumer, type OwnRows } from './consumer.js';
import { MAX_ATTEMPTS, type ParkedEvent } from '../write/fold.js';
import type { RowChange } from '../changes/change-log.js';
import { StillFailing, type Handler, type LateHandler } from '../run/handler.js';
import { isOwnFault } from '../run/own-fault.js';
import { heldStreams, park } from '../parking/parking.js';
import { CheckpointCursor, type End } from '../run/checkpoint-cursor.js';
import { justAfter } from '../changes/shown-position.js';

export interface ConsumerParts {
  readonly pool: Pool;
  readonly vocabulary: Pick<Vocabulary, 'decode'>;
  /** Aborts when the process is to stop. */
  readonly stopping?: AbortSignal;
}

/** So many events are counted by one statement, and move the checkpoint by one where they cause nothing. */
const TOGETHER = 50;

interface Failed {
  readonly error: unknown;
}

/**
 * Takes a consumer through its events one by one: first what the event causes, then rows of its own with the checkpoint. What
 * causes nothing may come again, and moves the checkpoint with others.
 */
export class ConsumerHandler implements Handler, LateHandler {
  private constructor(
    private readonly consumer: Consumer,
    private readonly parts: ConsumerParts,
    readonly place: CheckpointCursor,
    private readonly attempts: Attempts,
    private readonly held: Set<string>,
  ) {}

  /** Goes on where the checkpoint is. */
  static async open(consumer: Consumer, parts: ConsumerParts): Promise<ConsumerHandler> {
    const checkpoint = await loadCheckpoint(parts.pool, consumer.name);
    if (!checkpoint) throw new CheckpointMoved(consumer.name);
    const place = new CheckpointCursor(parts.pool, consumer.name, checkpoint);
    return new ConsumerHandler(consumer, parts, place, new Attempts(place, checkpoint), await heldStreams(parts.pool, consumer.name));
  }

  /** A stop lets the event that is under way end, and leaves those behind it to the next leader. @throws CheckpointMoved */
  async handle({ events, position, caughtUp }: Batch): Promise<readonly RowChange[]> {
    const concerned = events.filter((event) => event.position > this.place.handled && this.consumer.types.has(event.type));
    this.place.rate.count(concerned.length);
    for (let from = 0; from < concerned.length; from += TOGETHER) {
      const stopped = await this.takeTogether(concerned.slice(from, from + TOGETHER));
      if (stopped) return [];
    }
    await this.place.passAlone({ to: position, caughtUp });
    return [];
  }

  async applyLate(event: StoredEvent, unpark: (client: PoolClient) => Promise<void>): Promise<readonly RowChange[]> {
    try {
      const rows = await this.cause(event);
      const { handled, shown } = this.place;
      await this.commit({ to: handled, logAt: justAfter(shown) }, [...(rows ?? []), unpark]);
      return [];
    } catch (error) {
      if (!isOwnFault(error)) throw error;
      throw new StillFailing(error.message);
    }
  }

  letGo(stream: string): void {
    this.held.delete(stream);
  }

  /** @returns whether the process is to stop before all are handled */
  private async takeTogether(events: readonly StoredEvent[]): Promise<boolean> {
    const isCareful = this.attempts.mustBeCareful;
    for (const [index, event] of events.entries()) {
      if (this.parts.stopping?.aborted) return true;
      // It is also the fence: who leads no longer causes nothing.
      if (index === 0 && !isCareful) await this.attempts.count(A_BATCH, events.at(-1)!.position);
      if (this.held.has(event.stream)) await this.leaveBehind({ stored: event, error: null, attempts: 0 });
      else await (isCareful ? this.takeAlone(event) : this.take(event));
    }
    await this.place.save();
    return false;
  }

  /** What fails is counted by itself from then on. Events that have ended the process together twice are taken alone. */
  private async take(event: StoredEvent): Promise<void> {
    try {
      const rows = await this.cause(event);
      if (rows) await this.commit({ to: event.position }, rows);
      else this.place.pass(event.position);
    } catch (error) {
      await this.place.save();
      await this.takeAlone(event, { error });
    }
  }

  /** Each attempt is counted first, so that one that ends the process counts too. @param failed the attempt that is behind already */
  private async takeAlone(event: StoredEvent, failed?: Failed): Promise<void> {
    let error = 'The process ended while handling it';
    for (let behind = failed; ; behind = undefined) {
      const attempt = await this.attempts.count(event.id, event.position);
      if (attempt > MAX_ATTEMPTS) return this.leaveBehind({ stored: event, error, attempts: MAX_ATTEMPTS });
      const failure = behind ?? (await this.attempt(event));
      if (!failure) return;
      if (!isOwnFault(failure.error)) return await this.attempts.giveUp(event.id, failure.error, true);
      error = failure.error.message;
      if (failure.error instanceof Refused) return this.leaveBehind({ stored: event, error, attempts: attempt });
    }
  }

  private async attempt(event: StoredEvent): Promise<Failed | undefined> {
    try {
      await this.commit({ to: event.position }, (await this.cause(event)) ?? []);
      return undefined;
    } catch (error) {
      return { error };
    }
  }

  private async cause(stored: StoredEvent): Promise<readonly OwnRows[] | undefined> {
    const event: RecordedEvent | undefined = this.parts.vocabulary.decode(stored);
    return (event && (await this.consumer.handle(event))) || undefined;
  }

  private async leaveBehind(parked: ParkedEvent): Promise<void> {
    await this.commit({ to: parked.stored.position }, [(client) => park(client, this.place.id, [parked])]);
    this.held.add(parked.stored.stream);
  }

  /** In one transaction that need not wait for the disk: what a crash of the server takes away is simply handled again. */
  private async commit(end: Omit<End, 'caughtUp'>, rows: readonly OwnRows[]): Promise<void> {
    const move = this.place.moveTo({ ...end, caughtUp: false });
    if (rows.length > 0) await withClient(this.parts.pool, (client) => this.write(client, rows, move), rollback);
    else await moveCheckpoint(this.parts.pool, this.place.id, move);
    this.place.moved(move);
  }

  private async write(client: PoolClient, rows: readonly OwnRows[], move: Move): Promise<void> {
    await client.query('BEGIN');
    for (const write of rows) await write(client);
    await moveCheckpoint(client, this.place.id, move);
    await client.query('COMMIT');
  }
}
