import type { StoredEvent } from '../../../events/store/event-store.js';
import { vocabulary } from '../../../events/vocabulary.js';
import { fold, steps } from '../../../projections/engine/write/fold.js';
import type { Projection } from '../../../projections/engine/projection.js';
import type { TableLayout } from '../../../projections/engine/schema/table-layout.js';
import { totalsDeltas } from '../../../projections/engine/write/totals.js';
import { Random } from './random.js';

/** What the engine would show in one column of a projection's totals, after batches of any size. Zeros are left out. */
export function totalsShown(projection: Projection, list: string, events: readonly StoredEvent[], column: string, seed: number): Record<string, number> {
  const totals = projection.totals.find((candidate) => candidate.list === list)!;
  // TypeORM knows columns only with a database; a rule answers whole rows here.
  const layout = { filled: (row: object) => row, key: projection.key } as unknown as TableLayout;
  const random = new Random(seed);
  const rows = new Map<string, object>();
  const shown: Record<string, number> = {};
  for (let next = 0; next < events.length; ) {
    const batch = events.slice(next, (next += random.between(1, 10)));
    const folded = fold(layout, steps(projection, vocabulary, batch), rows, new Set());
    expect(folded.parked).toEqual([]);
    for (const { key, after } of folded.rows) if (after) rows.set(String(key), after);
    for (const { key, add } of totalsDeltas(totals, folded.rows)) shown[key] = (shown[key] ?? 0) + Number(add[column] ?? 0);
  }
  return Object.fromEntries(Object.entries(shown).filter(([, amount]) => amount !== 0));
}
