import { useQuery } from '@tanstack/react-query';
import type { LeadMatch } from '../../../backend/leads/duplicates/lead-duplicates.dto.js';
import { phoneNumber } from '../../../events/kernel/phone.rules.js';
import { useSettled } from '../../kit/use-settled.js';
import { get } from '../../server/http.js';
import { asProblem, type Problem } from '../../server/problem.js';
import { useSession } from '../../server/session.js';

/** Each look-up counts: nobody’s half-typed address is asked. */
const TYPING_MS = 700;
const WHOLE_MAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

const contacts = ['mobilePhone', 'homePhone', 'workPhone', 'spouseMobilePhone', 'spouseHomePhone', 'spouseWorkPhone', 'email', 'spouseEmail'] as const;

export interface KnownContacts {
  readonly matches: readonly LeadMatch[];
  readonly problem?: Problem;
}

const NOTHING: KnownContacts = { matches: [] };

/** Which whole phones and mail addresses among these are some lead’s, for who is not told whose (`decisions.md B15`). */
export function useKnownContacts(values: Readonly<Record<string, unknown>>): KnownContacts {
  const { may } = useSession();
  const whole = contacts.flatMap((name) => (isWhole(name, values[name]) ? [[name, String(values[name] as string)]] : []));
  const typed = may('Leads_Sensitive') || whole.length === 0 ? '' : String(new URLSearchParams(whole));
  const asked = useSettled(typed, TYPING_MS);
  const { data, error } = useQuery({
    queryKey: ['known contacts', asked],
    queryFn: async ({ signal }) => (await get<readonly LeadMatch[]>(`/api/Leads/Known?${asked}`, signal)).data,
    enabled: asked !== '',
    staleTime: 60_000,
    retry: false,
  });
  if (typed === '' || typed !== asked) return NOTHING;
  return { matches: data ?? [], ...(error && { problem: asProblem(error) }) };
}

function isWhole(name: string, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return name.endsWith('mail') || name.endsWith('Email') ? WHOLE_MAIL.test(value.trim()) : phoneNumber(value) !== undefined;
}
