import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { get } from '../../server/http.js';
import { asProblem, type Problem } from '../../server/problem.js';
import { useCompanySettings } from '../../server/use-company-settings.js';
import type { OfferedGift } from './gift-words.js';

/** Numbers of people as a form offers them, and what they are called. */
export interface PeopleChoices {
  readonly options: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
}

/** What the form of a tour offers. */
export interface TourChoices {
  readonly salesReps: PeopleChoices;
  readonly marketingReps: PeopleChoices;
  readonly sources: readonly string[];
  readonly gifts: readonly OfferedGift[];
}

interface Loading {
  /** Undefined until all of it is there. */
  readonly choices: TourChoices | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

interface Rep {
  readonly employeeId: number;
  readonly fullName: string;
}

export function useTourChoices(): Loading {
  const settings = useCompanySettings();
  const [sales, marketing, gifts] = [useOffered<Rep>('/api/Employees/SalesReps'), useOffered<Rep>('/api/Employees/MarketingReps'), useOffered<OfferedGift>('/api/GiftTypes/AvailableGifts')];
  const all = [settings, sales, marketing, gifts];
  const failed = all.find(({ error, data }) => error && !data);
  const choices = useMemo(() => {
    if (!settings.data || !sales.data || !marketing.data || !gifts.data) return undefined;
    return {
      salesReps: peopleOf(sales.data),
      marketingReps: peopleOf(marketing.data),
      sources: (settings.data.lists.marketingSources ?? []).map(({ name = '' }) => name),
      gifts: gifts.data,
    };
  }, [settings.data, sales.data, marketing.data, gifts.data]);
  return {
    choices,
    problem: failed?.error ? asProblem(failed.error) : undefined,
    retry: () => all.filter(({ error }) => error).forEach(({ refetch }) => void refetch()),
  };
}

function useOffered<Row>(url: string) {
  return useQuery({ queryKey: ['offered', url], queryFn: async ({ signal }) => (await get<readonly Row[]>(url, signal)).data, staleTime: 0 });
}

function peopleOf(reps: readonly Rep[]): PeopleChoices {
  const sorted = reps.toSorted((one, other) => one.fullName.localeCompare(other.fullName));
  return { options: sorted.map(({ employeeId }) => String(employeeId)), labels: Object.fromEntries(sorted.map(({ employeeId, fullName }) => [employeeId, fullName])) };
}
