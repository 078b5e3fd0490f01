import { blankValues } from '../../events/field.values.js';
import { leadFields, type InterestDetails, type LeadValues } from '../../events/lead-fields.values.js';
import type { LeadCommunication, TextsStopped } from './lead-communications.state.js';

/** What a lead would like to buy. */
export interface Interest extends InterestDetails {
  readonly interestId: number;
}

/** A lead as its stream tells it. `leadId` 0: there is none. */
export interface Lead extends LeadValues {
  readonly leadId: number;
  /** ISO UTC; null where the old system did not say. */
  readonly createdAt: string | null;
  readonly deleted: boolean;
  /** In order of priority. */
  readonly interests: readonly Interest[];
  /** Newest first. */
  readonly communications: readonly LeadCommunication[];
  /** Since when the lead's phone takes no texts; null where it takes them. */
  readonly textsStopped: TextsStopped | null;
}

export const noLead: Lead = { ...blankValues(leadFields), leadId: 0, createdAt: null, deleted: false, interests: [], communications: [], textsStopped: null };
