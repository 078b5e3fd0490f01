import { LeadErased, LeadErasureProved } from '../events/leads/lead-erasure.events.js';
import type { StoredEvent } from '../events/store/event-store.js';
import type { ErasureStep } from './platform/store/person-key-check.js';

/** What an event says of the erasure of the person whose stream it stands in. */
export function erasureIn({ type }: StoredEvent): ErasureStep | undefined {
  if (type === LeadErasureProved.type) return 'proved';
  return type === LeadErased.type ? 'erased' : undefined;
}
