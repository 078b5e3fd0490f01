import { Injectable, Logger } from '@nestjs/common';
import pg from 'pg';
import { EventStore } from '../../../events/store/event-store.js';
import { vocabulary } from '../../../events/vocabulary.js';
import { rollback, withClient } from '../../../projections/engine/schema/borrowed-client.js';
import { Refused, type OwnRows } from '../../../projections/engine/consumer/consumer.js';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import { ScheduledEffects, type Due } from './scheduled-effects.js';
import { Effects } from './effects.js';
import type { Causing, Reaction } from './reaction.js';

/** Does what has fallen due, in whichever process is first; also what fell due while nobody ran. */
@Injectable()
export class DueEffects {
  private readonly log = new Logger(DueEffects.name);

  constructor(
    private readonly pool: pg.Pool,
    private readonly store: EventStore,
    private readonly table: ScheduledEffects,
    private readonly effects: Effects,
  ) {}

  /** @throws what is to be tried again */
  async send(reaction: Reaction, key: string): Promise<void> {
    const due = await this.table.find(reaction.name, key);
    if (!due) return;
    try {
      await this.cause(reaction, due);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.log.warn(`${reaction.name} was refused for ${due.stream}: ${error.message}`);
      await this.table.refused(due, error.message);
    }
  }

  private async cause(reaction: Reaction, due: Due): Promise<void> {
    const event = await this.eventOf(due);
    const causing = causingOf(reaction, due, event);
    await this.write([(client) => this.table.done(client, due), ...((await this.effects.of({ reaction, event, due }, causing)) ?? [])]);
  }

  private async write(rows: readonly OwnRows[]): Promise<void> {
    const whole = async (client: pg.PoolClient): Promise<void> => {
      await client.query('BEGIN');
      for (const write of rows) await write(client);
      await client.query('COMMIT');
    };
    await withClient(this.pool, whole, rollback);
  }

  private async eventOf({ stream, revision }: Due): Promise<RecordedEvent> {
    for await (const stored of this.store.read(stream, { from: revision, limit: 1 })) {
      const event = permanent(() => vocabulary.decode(stored));
      if (event) return event;
      throw new Refused(`This version of the product does not know ${stored.type}`);
    }
    throw new Refused(`${stream} has no revision ${revision}`);
  }
}

/** A row that no rule is for any more waits to be looked at as well: what was to be done is not left out in silence. */
function causingOf(reaction: Reaction, due: Due, event: RecordedEvent): Causing[] {
  const rules = permanent(() => reaction.rules.filter((rule) => rule.type === event.type && rule.does === 'later' && rule.key(event) === due.key));
  if (rules.length === 0) throw new Refused(`Nothing is to be done later for ${event.type} of ${due.stream} any more`);
  return rules.flatMap((rule) => (rule.does === 'later' ? [rule.causes] : []));
}

/** Reading an event asks nobody: what fails now fails every time. */
function permanent<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : String(error));
  }
}
