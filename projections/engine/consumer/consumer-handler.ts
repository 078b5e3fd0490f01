import type { Pool, PoolClient } from 'pg';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { Vocabulary } from '../../../events/kernel/event-vocabulary.js';
import type { Batch, StoredEvent } from '../../../events/store/event-store.js';
import { Attempts } from '../parking/attempts.js';
import { rollback, withClient } from '../schema/borrowed-client.js';
import { CheckpointMoved, loadCheckpoint } from '../write/checkpoint.js';
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

/** Takes a consumer through its events one by one: first what the event causes, then rows of its own with the checkpoint. */
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

  /** A stop lets the event that is under way end, and leaves those behind it to the next leader. */
  async handle({ events, position, caughtUp }: Batch): Promise<readonly RowChange[]> {
    const concerned = events.filter((event) => event.position > this.place.handled && this.consumer.types.has(event.type));
    this.place.rate.count(concerned.length);
    for (const event of concerned) {
      if (this.parts.stopping?.aborted) return [];
      await this.take(event);
    }
    await this.place.passAlone({ to: position, caughtUp });
    return [];
  }

  async applyLate(event: StoredEvent, unpark: (client: PoolClient) => Promise<void>): Promise<readonly RowChange[]> {
    try {
      const rows = await this.cause(event);
      const { handled, shown } = this.place;
      await this.commit({ to: handled, logAt: justAfter(shown) }, async (client) => {
        await rows?.(client);
        await unpark(client);
      });
      return [];
    } catch (error) {
      if (!isOwnFault(error)) throw error;
      throw new StillFailing(error.message);
    }
  }

  letGo(stream: string): void {
    this.held.delete(stream);
  }

  /** Each attempt is counted first, so that one that ends the process counts too. */
  private async take(event: StoredEvent): Promise<void> {
    if (this.held.has(event.stream)) return this.leaveBehind({ stored: event, error: null, attempts: 0 });
    let error = 'The process ended while handling it';
    for (;;) {
      const attempt = await this.attempts.count(event.id, event.position);
      if (attempt > MAX_ATTEMPTS) return this.leaveBehind({ stored: event, error, attempts: MAX_ATTEMPTS });
      try {
        const rows = await this.cause(event);
        return await this.commit({ to: event.position }, rows);
      } catch (failure) {
        if (!isOwnFault(failure)) return await this.attempts.giveUp(event.id, failure, true);
        error = failure.message;
        if (failure instanceof Refused) return this.leaveBehind({ stored: event, error, attempts: attempt });
      }
    }
  }

  private async cause(stored: StoredEvent): Promise<OwnRows | undefined> {
    const event: RecordedEvent | undefined = this.parts.vocabulary.decode(stored);
    return (event && (await this.consumer.handle(event))) || undefined;
  }

  private async leaveBehind(parked: ParkedEvent): Promise<void> {
    await this.commit({ to: parked.stored.position }, (client) => park(client, this.place.id, [parked]));
    this.held.add(parked.stored.stream);
  }

  /** In one transaction that need not wait for the disk: what a crash of the server takes away is simply handled again. */
  private async commit(end: Omit<End, 'caughtUp'>, rows: OwnRows | undefined): Promise<void> {
    const move = this.place.moveTo({ ...end, caughtUp: false });
    if (rows) await withClient(this.parts.pool, (client) => this.write(client, rows, move), rollback);
    else await moveCheckpoint(this.parts.pool, this.place.id, move);
    this.place.moved(move);
  }

  private async write(client: PoolClient, rows: OwnRows, move: Move): Promise<void> {
    await client.query('BEGIN');
    await rows(client);
    await moveCheckpoint(client, this.place.id, move);
    await client.query('COMMIT');
  }
}
