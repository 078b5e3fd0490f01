import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { News } from '../../backend/changes/changes.dto.js';
import type { TodayFigures, TodayWaiting } from '../../backend/platform/today/today.dto.js';
import { useSoon } from '../kit/use-soon.js';
import { get } from '../server/http.js';
import { asProblem, type Problem } from '../server/problem.js';

/** Changes come in bursts; each part is asked for at most so often. */
const REFETCH_MS = 250;
/** For what nobody is told of when it changes. */
const ASK_AGAIN_MS = 30_000;

export interface Part<Answer> {
  /** Undefined until it is there. */
  readonly answer: Answer | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
  /** Asks again, once for a burst. */
  readonly moved: () => void;
}

export function useNews(): Part<{ readonly news: News | null }> {
  return usePart<{ readonly news: News | null }>('Changes');
}

export function useWaiting(): Part<TodayWaiting> {
  return usePart<TodayWaiting>('Waiting', ({ askAgain }) => askAgain);
}

export function useFigures(): Part<TodayFigures> {
  return usePart<TodayFigures>('Figures');
}

function usePart<Answer>(name: string, askAgain: (answer: Answer) => boolean = () => false): Part<Answer> {
  const { data, error, refetch } = useQuery({
    queryKey: ['today', name],
    queryFn: async ({ signal }) => (await get<Answer>(`/api/Today/${name}`, signal)).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && askAgain(state.data) ? ASK_AGAIN_MS : false),
  });
  const moved = useSoon(() => void refetch(), REFETCH_MS);
  return { answer: data, problem: error && !data ? asProblem(error) : undefined, retry: () => void refetch(), moved };
}
