import type { ClosedBooksAnswer } from '../../../backend/accounting/closing/closed-books.dto.js';
import { useLiveAnswer } from '../../kit/live-answer/use-live-answer.js';
import { get } from '../../server/http.js';
import type { Problem } from '../../server/problem.js';

export interface LoadedClosedBooks {
  readonly books: ClosedBooksAnswer | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** Which months are closed, and what was changed in them since: live. */
export function useClosedBooks(): LoadedClosedBooks {
  const { answer, problem, retry } = useLiveAnswer<ClosedBooksAnswer>({
    key: ['closed-books'],
    read: async (signal, known) => (await get<ClosedBooksAnswer>('/api/Accounting/ClosedBooks', signal, known)).data,
    followedFrom: ({ position }) => position,
    follows: ['accounting-months', 'changed-after-close'],
  });
  return { books: answer, problem, retry };
}
