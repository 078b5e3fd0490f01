import type { DisputesAnswer } from '../../../backend/commission/disputes/disputes-reader.js';
import { useLiveAnswer } from '../../kit/live-answer/use-live-answer.js';
import { get } from '../../server/http.js';
import type { Problem } from '../../server/problem.js';

export type Dispute = DisputesAnswer['disputes'][number];

interface LoadedDisputes {
  readonly disputes: readonly Dispute[] | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** What is asked and answered about lines, live. @param query of GET /api/Commission/Disputes; empty for all */
export function useDisputes(query: string): LoadedDisputes {
  const { answer, problem, retry } = useLiveAnswer<DisputesAnswer>({
    key: ['disputes', query],
    read: async (signal, known) => (await get<DisputesAnswer>(`/api/Commission/Disputes?${query}`, signal, known)).data,
    followedFrom: ({ position }) => position,
    follows: ['commission-disputes'],
  });
  return { disputes: answer?.disputes, problem, retry };
}
