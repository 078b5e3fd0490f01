import type { ContactKind } from '../../projections/lead-list/lead-duplicates.queries.js';

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
