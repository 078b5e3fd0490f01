import type { EventMetadata } from './metadata.js';
import type { StoredEvent } from '../store/event-store.js';

/**
 * Whether the product wrote an event, in a store that others write to as well: known by what stands beside it, whatever
 * its stream and its type are named. Every version has written this, so that a log of any age is ours as a whole.
 */
export function isOurs({ metadata }: Pick<StoredEvent, 'metadata'>): boolean {
  if (typeof metadata !== 'object' || metadata === null) return false;
  const { commandId, commandHash, schemaVersion, actor } = metadata as Partial<Record<keyof EventMetadata, unknown>>;
  return typeof commandId === 'string' && typeof commandHash === 'string' && typeof schemaVersion === 'number' && typeof actor === 'object';
}
