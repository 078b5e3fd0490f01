import type { LeadAnswer } from '../../backend/leads/lead.dto.js';
import type { OpenRecord, RecordKind } from '../kit/detail/record-kind.js';

/** A lead as the server answers one; fields that the reader may not see are absent. */
export type Lead = { readonly [Name in keyof LeadAnswer]: LeadAnswer[Name] };

export type OpenLead = OpenRecord<Lead>;

/** `decisions.md B10` */
export const leadEditors = ['Leads_Edit', 'Leads_New'] as const;

export const leadKind: RecordKind<Lead> = {
  noun: 'lead',
  list: '/admin/leads',
  name: (id) => ({ list: 'lead-list', key: id, url: `/api/Leads/${id}`, stream: `lead-${id}` }),
  title: (id, lead) => (lead && fullName(lead)) || `Lead ${id}`,
  status: 'leadStatus',
  mayEdit: ({ may }, lead) => standsForItself(lead) && may(leadEditors),
};

/** Whether anything can be done with it: it was not deleted, merged into another one, or erased. */
export function standsForItself({ deleted, mergedInto, erasure }: Lead): boolean {
  return !deleted && mergedInto === 0 && erasure === null;
}

/** What edits in place by itself, and what the Edit button opens all at once. */
export const editedSections = ['guests', 'marketing', 'demographics'] as const;

interface Named {
  readonly firstName: string;
  readonly middleName?: string;
  readonly lastName: string;
}

/** "Sofia Marie Rossi" */
export function fullName({ firstName, middleName = '', lastName }: Named): string {
  return [firstName, middleName, lastName].filter(Boolean).join(' ');
}

export function spouseName({ spouseFirstName, spouseLastName }: Pick<Lead, 'spouseFirstName' | 'spouseLastName'>): string {
  return [spouseFirstName, spouseLastName].filter(Boolean).join(' ');
}
