import { Injectable, Logger } from '@nestjs/common';
import pg from 'pg';
import { EventStore } from '../../../events/store/event-store.js';
import { vocabulary } from '../../../events/vocabulary.js';
import { Refused, type OwnRows } from '../../../projections/engine/consumer.js';
import type { RecordedEvent } from '../../../events/event.js';
import { DueTable, type Due } from './due-table.js';
import { Effects } from './effects.js';
import type { Reaction } from './reaction.js';

/** Does what has fallen due, in whichever process is first; also what fell due while nobody ran. */
@Injectable()
export class DueEffects {
  private readonly log = new Logger(DueEffects.name);

  constructor(
    private readonly pool: pg.Pool,
    private readonly store: EventStore,
    private readonly table: DueTable,
    private readonly effects: Effects,
  ) {}

  /** @throws what is to be tried again */
  async send(reaction: Reaction, key: string): Promise<void> {
    const due = await this.table.find(reaction.name, key);
    const event = due && (await this.eventOf(due));
    if (!due || !event) return;
    try {
      await this.cause(reaction, due, event);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.log.warn(`${reaction.name} was refused for ${due.stream}: ${error.message}`);
      await this.table.refused(due, error.message);
    }
  }

  private async cause(reaction: Reaction, due: Due, event: RecordedEvent): Promise<void> {
    const rows: OwnRows[] = [(client) => this.table.done(client, due)];
    for (const [index, rule] of reaction.rules.entries()) {
      if (rule.type !== event.type || rule.does !== 'later' || rule.key(event) !== due.key) continue;
      rows.push(...(await this.effects.of({ reaction, event, dueAt: due.dueAt }, index, rule.causes)));
    }
    await this.write(rows);
  }

  private async write(rows: readonly OwnRows[]): Promise<void> {
    const client = await this.pool.connect();
    let broken = true;
    try {
      await client.query('BEGIN');
      for (const write of rows) await write(client);
      await client.query('COMMIT');
      broken = false;
    } finally {
      client.release(broken);
    }
  }

  private async eventOf({ stream, revision }: Due): Promise<RecordedEvent | undefined> {
    for await (const stored of this.store.read(stream, { from: revision, limit: 1 })) return vocabulary.decode(stored);
    return undefined;
  }
}
