import { START } from '../../events/store/event-store.js';
import type { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import type { MemoryEventStore } from '../support/memory-event-store.js';

/** No rebuild that begins from now on gets an event, or none gets past the last one. @returns how to let them go on */
export function heldRebuilds(store: MemoryEventStore, at: 'their beginning' | 'their end' = 'their beginning'): () => void {
  const subscribe = store.subscribe.bind(store);
  let go = (): void => undefined;
  const gate = new Promise<void>((resolve) => (go = resolve));
  const held = (signal: AbortSignal) => Promise.race([gate, new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))]);
  store.subscribe = async function* (after, options) {
    for await (const batch of subscribe(after, options)) {
      if (after === START && (at === 'their beginning' || batch.caughtUp)) await held(options.signal);
      if (!options.signal.aborted) yield batch;
    }
  };
  return () => {
    store.subscribe = subscribe;
    go();
  };
}

/** What the rows of parcels do not say; undefined where they are not served. */
export function lacking(engine: ProjectionEngine): string[] | undefined {
  const answer = engine.isReady('parcel-list');
  return answer.ready ? [...answer.lacking].sort() : undefined;
}
