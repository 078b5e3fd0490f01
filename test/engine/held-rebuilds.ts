import { START } from '../../events/store/event-store.js';
import type { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import type { MemoryEventStore } from '../support/memory-event-store.js';
import { eventually, type EngineSetUp } from './engine-set-up.js';

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

/** Its own rows are there, and nothing is being built any more. */
export function areBuilt({ sql }: EngineSetUp, engine: ProjectionEngine, patienceMs: number): Promise<void> {
  const met = async (): Promise<boolean> => {
    const { rowCount } = await sql.query(`SELECT FROM projection.checkpoint WHERE name LIKE '%/rebuild' OR read_by <> ''`);
    return rowCount === 0 && lacking(engine)?.length === 0;
  };
  return eventually('its own rows are there', met, patienceMs);
}
