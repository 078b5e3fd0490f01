import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { JournalAnswer } from '../../../backend/accounting/journal/journal.dto.js';
import { useSoon } from '../../kit/use-soon.js';
import { get } from '../../server/http.js';
import { useFollow } from '../../server/live/use-live.js';
import { asProblem, type Problem } from '../../server/problem.js';

const REFETCH_MS = 250;

export interface LoadedJournal {
  readonly journal: JournalAnswer | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** The journal of some days, live. */
export function useJournal(query: string): LoadedJournal {
  const { data, error, refetch } = useQuery({
    queryKey: ['journal', query],
    queryFn: async ({ signal }) => (await get<JournalAnswer>(`/api/Accounting/Journal?${query}`, signal)).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
  const again = useSoon(() => void refetch(), REFETCH_MS);
  useFollow({ list: 'accounting-list' }, data?.position, { onChanges: again, onRefetch: again });
  useFollow({ list: 'accounting-memberships' }, data?.position, { onChanges: again, onRefetch: again });
  return { journal: data, problem: error ? asProblem(error) : undefined, retry: () => void refetch() };
}
