import { useQuery } from '@tanstack/react-query';
import type { OfferedItem } from '../../backend/company-settings/company-settings-reader.js';
import { get } from '../server/http.js';
import { useCompanySettings } from '../server/use-company-settings.js';

interface Rep {
  readonly employeeId: number;
  readonly fullName: string;
}

/** What a lead's form offers from the company's own lists; empty until it is there. */
export interface LeadChoices {
  readonly marketingSources: readonly string[];
  readonly leadStatuses: readonly string[];
  readonly occupations: readonly string[];
  readonly resorts: readonly string[];
  /** Undefined until they are there. */
  readonly marketingReps: readonly Rep[] | undefined;
}

export function useLeadChoices(): LeadChoices {
  const lists = useCompanySettings().data?.lists;
  const reps = useQuery({
    queryKey: ['employees', 'MarketingReps'],
    queryFn: async ({ signal }) => (await get<readonly Rep[]>('/api/Employees/MarketingReps', signal)).data,
    staleTime: 0,
  });
  return {
    marketingSources: namesOf(lists?.marketingSources),
    leadStatuses: namesOf(lists?.leadStatuses),
    occupations: namesOf(lists?.occupations),
    resorts: namesOf(lists?.resorts),
    marketingReps: reps.data,
  };
}

function namesOf(items: readonly OfferedItem[] = []): readonly string[] {
  return items.map(({ name = '' }) => name);
}
