import type { Filter } from '../../../projections/lists/list-request.js';
import type { ListDefinition } from '../lists/list-registry.js';
import type { WaitingRows } from '../today/waiting.js';
import { Envelopes, type DocumentsOf } from './envelopes.js';

/** As many values as a filter takes. */
const MOST = 500;

interface Unsent extends DocumentsOf {
  readonly list: ListDefinition;
  /** The field of the record that says how far its document is. */
  readonly status: string;
}

/**
 * Asked for, and nothing went to whose turn it is to sign: no first link yet, or the last one to any signer failed. A mail that
 * fails is tried again by itself, and at once by whoever sends it again.
 */
export function unsentDocuments({ list, status, ...documents }: Unsent): WaitingRows['rows'] {
  const first: Filter = { field: status, op: 'is', value: 'Prepared' };
  return async ({ ask, lookUp }) => {
    const failed = await ask(Envelopes).unsent(documents);
    if (failed.length === 0) return [first];
    const ids = new Set([...(await lookUp.keysThat(list, [first])), ...failed.map(String)]);
    return [{ field: list.query.key, op: 'oneOf', value: [...ids].slice(0, MOST) }];
  };
}
