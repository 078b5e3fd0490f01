import { blankValues } from '../../events/kernel/field.rules.js';
import type { LeadErasure } from './erasure/lead-erasure.js';
import { leadFields, type InterestDetails, type LeadValues } from '../../events/leads/lead.fields.js';
import type { LeadCommunication, TextsStopped } from './communications/lead-communications.state.js';

/** What a lead would like to buy. */
export interface Interest extends InterestDetails {
  readonly interestId: number;
}

type Change = Readonly<Record<'from' | 'to', unknown>>;

/** What a lead that was merged into this one has brought along. */
export interface MergedLead {
  readonly mergeId: string;
  readonly leadId: number;
  readonly changes: Readonly<Record<string, Change>>;
  readonly interestIds: readonly number[];
  readonly communications: readonly LeadCommunication[];
  /** Whose it is where it had that itself of one merged into it, by field, and by the number of an interest. */
  readonly owners: Readonly<Record<string, number>>;
  /** The number that had said STOP, so that it holds here while the lead has it; null where none had, or this one had itself. */
  readonly stops: string | null;
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
  /** The lead that it is read under; 0: it stands for itself. */
  readonly mergedInto: number;
  /** How it came to be merged. */
  readonly merge: { readonly mergeId: string; readonly take: readonly string[] } | null;
  /** The leads that were merged into it. */
  readonly merged: readonly MergedLead[];
  /** Leads that are like it and not the same. */
  readonly toldApart: readonly number[];
  /** Null unless it was erased. */
  readonly erasure: LeadErasure | null;
}

export const noLead: Lead = { ...blankValues(leadFields), leadId: 0, createdAt: null, deleted: false, interests: [], communications: [], textsStopped: null, erasure: null, ...{ mergedInto: 0, merge: null, merged: [], toldApart: [] } };
