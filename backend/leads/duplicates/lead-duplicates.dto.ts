import type { ContactKind } from '../../../projections/lead-list/lead-duplicates.queries.js';

/** What two leads share; `value` is the number (E.164) or the address. */
export interface LeadMatch {
  /** `home`: name and ZIP. */
  readonly kind: ContactKind;
  readonly value: string;
}

/** A lead that may be the same person: one of GET /api/Leads/Duplicates. */
export interface LeadDuplicate {
  readonly leadId: number;
  readonly name: string;
  readonly city?: string;
  /** YYYY-MM-DD */
  readonly lastTour: string | null;
  readonly matches: readonly LeadMatch[];
}

/** @param key as `contactKeys` makes it */
export function leadMatch(key: string): LeadMatch {
  const kind = key.slice(0, key.indexOf(':')) as ContactKind;
  return { kind, value: kind === 'phone' || kind === 'mail' ? key.slice(kind.length + 1) : '' };
}
