import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { EventStore, Position, StoredEvent } from '../../../events/store/event-store.js';
import { vocabulary } from '../../../events/vocabulary.js';
import type { Aggregate } from '../commands/aggregate.js';

/** A record as it was after one of its events. */
export interface Folded<State> {
  readonly state: State;
  readonly revision: number;
  readonly position: Position;
}

/** Folds what the stream holds after `from`, as far as `until` allows. */
export async function foldOnto<State>(
  store: Pick<EventStore, 'read'>,
  aggregate: Pick<Aggregate<State>, 'evolve'>,
  stream: string,
  from: Folded<State>,
  until: (event: StoredEvent) => boolean = () => true,
): Promise<Folded<State>> {
  let folded = from;
  for await (const stored of store.read(stream, { from: from.revision + 1 })) {
    if (!until(stored)) break;
    const event: RecordedEvent | undefined = vocabulary.decode(stored);
    const state = event ? aggregate.evolve(folded.state, event) : folded.state;
    folded = { state, revision: stored.revision, position: stored.position };
  }
  return folded;
}
