import { useQuery } from '@tanstack/react-query';
import type { KeptMembership } from '../../backend/leads/lead-relations.js';
import { get } from '../server/http.js';

const NONE: readonly KeptMembership[] = [];

/** The memberships that stay when a lead is erased. */
export function useKeptMemberships(leadId: number): readonly KeptMembership[] {
  const { data = NONE } = useQuery({
    queryKey: ['kept-memberships', leadId],
    queryFn: async ({ signal }) => (await get<readonly KeptMembership[]>(`/api/Leads/${leadId}/Memberships`, signal)).data,
    staleTime: 0,
  });
  return data;
}

/** "member 514 (contract 2014) and member 587 (contract 2087) keep their name, ..." */
export function membershipWords(memberships: readonly KeptMembership[]): string {
  const who = memberships.map(({ memberId, epicContractId }) => `member ${memberId} (contract ${epicContractId})`);
  const [last, ...others] = who.toReversed();
  const all = others.length === 0 ? last! : `${others.toReversed().join(', ')} and ${last!}`;
  const [keeps, its] = memberships.length === 1 ? ['keeps', 'its'] : ['keep', 'their'];
  return `${all} ${keeps} name, address, phones and mail, ${its} points and what was said as a member: contracts are kept by law`;
}
