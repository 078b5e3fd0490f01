import { Injectable } from '@nestjs/common';
import { isVisible, type Visibility } from '../../../projections/lists/list-visibility.js';
import { ListReader } from '../lists/list-reader.js';
import type { ListDefinition } from '../lists/list-registry.js';

/** Who may not see a row is not told who is at it. */
@Injectable()
export class PresenceVisibility {
  constructor(private readonly lists: ListReader) {}

  /** Those of the keys that are not rows out of sight; one that the list does not have yet hides nothing. */
  async seen({ definition, visibility }: { readonly definition: ListDefinition; readonly visibility: Visibility }, keys: readonly string[]): Promise<ReadonlySet<string>> {
    if (visibility.only.length === 0) return new Set(keys);
    const rows = await this.lists.unhiddenRows(definition, keys);
    return new Set(keys.filter((key) => !rows.has(key) || isVisible(rows.get(key)!, visibility)));
  }
}
