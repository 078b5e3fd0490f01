import type pg from 'pg';
import type { EventMetadata } from '../../../events/kernel/metadata.js';
import { isOurs } from '../../../events/kernel/own-event.js';
import type { StoredEvent } from '../../../events/store/event-store.js';

/** A number that an event gives to something. */
export interface GivenNumber {
  /** Of the sequence that it was drawn from. */
  readonly name: string;
  readonly id: number;
}

/** Which numbers an event holds: that of its stream, and those that its data names. */
export type NumbersOf = (event: StoredEvent) => readonly GivenNumber[];

/** Rows of an import had their numbers; no command drew them. */
const IMPORTED = /Imported$/;

/** A database that has not seen some events of the log learns which numbers they gave: new ones come after them, and a command that comes again gets its own. */
export class NumbersInLog {
  constructor(
    private readonly pool: pg.Pool,
    private readonly numbersOf: NumbersOf,
  ) {}

  async learn(events: readonly StoredEvent[]): Promise<void> {
    const found = events.filter(isOurs).flatMap((event) => this.numbersOf(event).map((number) => ({ ...number, event })));
    if (found.length === 0) return;
    await this.raise(found);
    await this.recall(found.filter(({ event }) => !IMPORTED.test(event.type)));
  }

  private async raise(numbers: readonly GivenNumber[]): Promise<void> {
    const last = new Map<string, number>();
    for (const { name, id } of numbers) last.set(name, Math.max(id, last.get(name) ?? 0));
    await this.pool.query(
      `INSERT INTO id_sequence (name, last) SELECT * FROM unnest($1::text[], $2::integer[])
       ON CONFLICT (name) DO UPDATE SET last = greatest(id_sequence.last, excluded.last)`,
      [[...last.keys()], [...last.values()]],
    );
  }

  private async recall(drawn: readonly (GivenNumber & { readonly event: StoredEvent })[]): Promise<void> {
    const commands = drawn.map(({ event }) => (event.metadata as EventMetadata).commandId);
    await this.pool.query(
      `INSERT INTO drawn_id (name, command_id, id) SELECT DISTINCT ON (1, 2) * FROM unnest($1::text[], $2::uuid[], $3::integer[])
       ON CONFLICT DO NOTHING`,
      [drawn.map(({ name }) => name), commands, drawn.map(({ id }) => id)],
    );
  }
}
