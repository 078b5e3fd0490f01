import { useQuery } from '@tanstack/react-query';
import type { LeadDuplicate } from '../../../backend/leads/duplicates/lead-duplicates.dto.js';
import type { Values } from '../../kit/conflict/three-way-merge.js';
import { useSettled } from '../../kit/use-settled.js';
import { get } from '../../server/http.js';

/** Looked for once nobody has typed for so long. */
const TYPING_MS = 400;

/** What a person is known by. */
const known = ['mobilePhone', 'homePhone', 'workPhone', 'spouseMobilePhone', 'spouseHomePhone', 'spouseWorkPhone', 'email', 'spouseEmail', 'firstName', 'lastName', 'zipcode'] as const;

const NONE: readonly LeadDuplicate[] = [];

/** Leads that share what is being typed; of a lead that is edited, only once somebody has typed something of it. */
export function useTypedDuplicates(values: Values, self?: { readonly leadId: number; readonly opened: Values }): readonly LeadDuplicate[] {
  const touched = !self || known.some((name) => values[name] !== self.opened[name]);
  const entries = known.flatMap((name) => (values[name] ? [[name, String(values[name] as string)]] : []));
  const typed = touched && entries.length > 0 ? String(new URLSearchParams([...entries, ...(self ? [['leadId', String(self.leadId)]] : [])])) : '';
  const asked = useSettled(typed, TYPING_MS);
  const { data = NONE } = useQuery({ queryKey: ['lead duplicates', asked], queryFn: ({ signal }) => read(`?${asked}`, signal), enabled: asked !== '', staleTime: 0 });
  return typed === '' ? NONE : data;
}

/** Leads that share what a lead is known by, anew with each of its changes. */
export function useDuplicatesOf(leadId: number, revision: number, enabled: boolean): readonly LeadDuplicate[] {
  const { data = NONE } = useQuery({
    queryKey: ['lead duplicates', leadId, revision],
    queryFn: ({ signal }) => read(`?leadId=${leadId}`, signal),
    enabled,
    staleTime: 0,
    placeholderData: (before) => before,
  });
  return enabled ? data : NONE;
}

async function read(query: string, signal: AbortSignal): Promise<readonly LeadDuplicate[]> {
  return (await get<readonly LeadDuplicate[]>(`/api/Leads/Duplicates${query}`, signal)).data;
}
