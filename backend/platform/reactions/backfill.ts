import type { Pool, PoolClient } from 'pg';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { EventStore, Position } from '../../../events/store/event-store.js';
import { START } from '../../../events/store/event-store.js';
import type { Vocabulary } from '../../../events/kernel/event-vocabulary.js';
import { rollback, withClient } from '../../../projections/engine/schema/borrowed-client.js';
import { beginConsumer, loadCheckpoint } from '../../../projections/engine/write/checkpoint.js';
import type { ScheduledEffects } from './scheduled-effects.js';
import type { Reaction } from './reaction.js';

interface Open {
  readonly event: RecordedEvent;
  readonly dueAt: string;
}

interface Parts {
  readonly pool: Pool;
  readonly store: EventStore;
  readonly vocabulary: Pick<Vocabulary, 'decode'>;
  readonly due: ScheduledEffects;
}

/** A reaction that is first deployed over a company that is older: what is open by then is due too. */
export async function backfill(reaction: Reaction, parts: Parts): Promise<void> {
  const { pool, store } = parts;
  if (await loadCheckpoint(pool, reaction.name)) return;
  const { position } = await store.head();
  const open = await openUntil(reaction, position, parts);
  await withClient(pool, (client) => begin(client, reaction, position, open, parts.due), rollback);
}

/**
 * All that is open and where the reaction begins, or nothing: what was found here may have been done or settled since by a
 * process that was quicker.
 */
async function begin(client: PoolClient, { name }: Reaction, position: Position, open: ReadonlyMap<string, Open>, due: ScheduledEffects): Promise<void> {
  await client.query('BEGIN');
  if (await beginConsumer(client, name, position)) {
    for (const [key, { event, dueAt }] of open) await due.set(client, { reaction: name, key }, event, dueAt);
  }
  await client.query('COMMIT');
}

async function openUntil(reaction: Reaction, head: Position, { store, vocabulary }: Parts): Promise<ReadonlyMap<string, Open>> {
  const open = new Map<string, Open>();
  if (head === START) return open;
  const ended = new AbortController();
  let reached = START;
  for await (const { events, position } of store.subscribe(START, { signal: ended.signal, types: reaction.types })) {
    for (const stored of events) {
      const event = stored.position <= head ? vocabulary.decode(stored) : undefined;
      if (event) follow(reaction, event, open);
    }
    reached = position;
    if (reached >= head) break;
  }
  ended.abort();
  // The store was closed meanwhile: who begins now would never look at the rest.
  if (reached < head) throw new Error('The log was not read to its end');
  return open;
}

function follow(reaction: Reaction, event: RecordedEvent, open: Map<string, Open>): void {
  for (const rule of reaction.rules) {
    if (rule.type !== event.type || rule.does === 'at once') continue;
    const dueAt = rule.does === 'later' && !event.metadata.toldLater ? rule.dueAt(event) : undefined;
    open.delete(rule.key(event));
    if (dueAt !== undefined) open.set(rule.key(event), { event, dueAt });
  }
}
