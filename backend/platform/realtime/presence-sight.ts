import { Injectable } from '@nestjs/common';
import { isInSight, type Sight } from '../../../projections/lists/list-sight.js';
import { ListReader } from '../lists/list-reader.js';
import type { ListDefinition } from '../lists/list-registry.js';

/** Who may not see a row is not told who is at it. */
@Injectable()
export class PresenceSight {
  constructor(private readonly lists: ListReader) {}

  /** Those of the keys that are not rows out of sight; one that the list does not have yet hides nothing. */
  async seen({ definition, sight }: { readonly definition: ListDefinition; readonly sight: Sight }, keys: readonly string[]): Promise<ReadonlySet<string>> {
    if (sight.only.length === 0) return new Set(keys);
    const rows = await this.lists.unhiddenRows(definition, keys);
    return new Set(keys.filter((key) => !rows.has(key) || isInSight(rows.get(key)!, sight)));
  }
}
