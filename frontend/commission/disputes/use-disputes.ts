import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DisputesAnswer } from '../../../backend/commission/disputes/disputes-reader.js';
import { useSoon } from '../../kit/use-soon.js';
import { get } from '../../server/http.js';
import { useFollow } from '../../server/live/use-live.js';
import { asProblem, type Problem } from '../../server/problem.js';

const REFETCH_MS = 250;

export type Dispute = DisputesAnswer['disputes'][number];

interface LoadedDisputes {
  readonly disputes: readonly Dispute[] | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** What is asked and answered about lines, live. @param query of GET /api/Commission/Disputes; empty for all */
export function useDisputes(query: string): LoadedDisputes {
  const { data, error, refetch } = useQuery({
    queryKey: ['commission-disputes', query],
    queryFn: async ({ signal }) => (await get<DisputesAnswer>(`/api/Commission/Disputes?${query}`, signal)).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const retry = () => void refetch();
  const again = useSoon(retry, REFETCH_MS);
  useFollow({ list: 'commission-disputes' }, data?.position, { onChanges: again, onRefetch: again });
  return { disputes: data?.disputes, problem: error ? asProblem(error) : undefined, retry };
}
