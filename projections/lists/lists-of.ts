import type { Projection } from '../engine/projection.js';

/** The lists that a projection feeds: its rows, and each of its totals. */
export function listsOf(projection: Pick<Projection, 'name' | 'totals'>): string[] {
  return [projection.name, ...projection.totals.map(({ list }) => list)];
}
