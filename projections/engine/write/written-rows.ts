import { LRUCache } from 'lru-cache';
import type { FoldedRow } from './fold.js';
import type { TableLayout } from '../schema/table-layout.js';

/** So many rows of a read model: the records that people work on, not all there are. */
const KEPT = 2_000;

/**
 * Rows as a build has written them last, so that they need not be read before they are written again. Whoever else wrote to
 * the tables moved the checkpoint, and then this build writes nothing any more: the fence that guards its writes guards these
 * rows. Kept are only those that come back from their columns exactly as they went there.
 */
export class WrittenRows {
  private readonly rows = new LRUCache<string, object>({ max: KEPT });

  constructor(private readonly layout: Pick<TableLayout, 'readsBack'>) {}

  get(key: string): object | undefined {
    return this.rows.get(key);
  }

  /** The database has committed them. */
  note(written: readonly FoldedRow[]): void {
    for (const { key, after } of written) {
      if (after && this.layout.readsBack(after)) this.rows.set(String(key), after);
      else this.rows.delete(String(key));
    }
  }

  /** Nobody can say what the database holds. */
  forget(): void {
    this.rows.clear();
  }
}
