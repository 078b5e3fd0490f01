import { useQuery } from '@tanstack/react-query';
import type { ClosedBooksAnswer } from '../../../backend/accounting/closing/closed-books.dto.js';
import { useSoon } from '../../kit/use-soon.js';
import { get } from '../../server/http.js';
import { useFollow } from '../../server/live/use-live.js';
import { asProblem, type Problem } from '../../server/problem.js';

const REFETCH_MS = 100;

export interface LoadedClosedBooks {
  readonly books: ClosedBooksAnswer | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** Which months are closed, and what was changed in them since: live. */
export function useClosedBooks(): LoadedClosedBooks {
  const { data, error, refetch } = useQuery({
    queryKey: ['closed-books'],
    queryFn: async ({ signal }) => (await get<ClosedBooksAnswer>('/api/Accounting/ClosedBooks', signal)).data,
    staleTime: 0,
  });
  const again = useSoon(() => void refetch(), REFETCH_MS);
  const follower = { onChanges: again, onRefetch: again };
  useFollow({ list: 'accounting-months' }, data?.position, follower);
  useFollow({ list: 'changed-after-close' }, data?.position, follower);
  return { books: data, problem: error ? asProblem(error) : undefined, retry: () => void refetch() };
}
