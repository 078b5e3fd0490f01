import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFollowLists } from '../../server/live/use-follow-lists.js';
import { asProblem, type Problem } from '../../server/problem.js';
import { seenAfter, type Move, type Seen, type ToldChange } from './moves.js';
import { usePaced } from './use-paced.js';

/** Changes come in bursts: the answer is asked for at the first, and then at most so often. */
const REFETCH_MS = 250;
/** For readers who may not follow what moves the answer. */
export const ASKED_AGAIN_MS = 20_000;

interface LiveQuestion<Answer> {
  /** The same question has the same key. */
  readonly key: readonly unknown[];
  /** @param known up to where the browser was told of changes: the answer must be as new */
  readonly read: (signal: AbortSignal, known: string) => Promise<Answer>;
  /** From where changes are followed; undefined for an answer that stands still, as one of a past day. */
  readonly followedFrom: (answer: Answer) => string | undefined;
  /** The lists whose changes move the answer and that this reader may follow. */
  readonly follows: readonly string[];
  /** Whether these are all that move it; where they are not, it is asked for again by the clock. */
  readonly isWhole?: boolean;
  /** What counts as moved. */
  readonly figure?: (answer: Answer) => unknown;
  readonly isAsked?: boolean;
}

export interface LiveAnswer<Answer> {
  /** Of the question before while the asked one has no answer: see `isOld`. */
  readonly answer: Answer | undefined;
  readonly isOld: boolean;
  /** `clock`: asked again by the clock, since its reader may not follow what moves it. */
  readonly pace: 'live' | 'clock' | 'still';
  readonly moved: Move | undefined;
  /** What was told since the page was opened. */
  readonly changes: readonly ToldChange[];
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** An answer of the server that follows what moves it. */
export function useLiveAnswer<Answer>({ key, read, followedFrom, follows, isWhole = true, figure = () => '', isAsked = true }: LiveQuestion<Answer>): LiveAnswer<Answer> {
  const known = useRef('');
  const [changes, setChanges] = useState<readonly ToldChange[]>([]);
  const untold = useRef<readonly ToldChange[]>([]);
  const { data, error, refetch, isPlaceholderData, dataUpdatedAt } = useQuery({
    // What others keep under the same words has no `told`.
    queryKey: ['live-answer', ...key],
    queryFn: async ({ signal }) => {
      const told = untold.current;
      const answer = await read(signal, known.current);
      untold.current = untold.current.slice(told.length);
      return { answer, told };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: isAsked,
    refetchInterval: ({ state }) => (!isWhole && state.data && followedFrom(state.data.answer) !== undefined ? ASKED_AGAIN_MS : false),
  });
  const again = usePaced(refetch, REFETCH_MS);
  const from = data && !isPlaceholderData ? followedFrom(data.answer) : undefined;
  useFollowLists(follows, from, {
    onChanges: (list, pushed, at) => {
      const told = pushed.map((change) => ({ list, change }));
      untold.current = [...untold.current, ...told];
      setChanges((before) => [...before, ...told].slice(-MOST_TOLD));
      // The answer is kept elsewhere than the list: it must be as new as what was told.
      if (at > known.current) known.current = at;
      again();
    },
    onRefetch: again,
  });
  const move = useMove(hashKey(key), isPlaceholderData ? undefined : data, figure, dataUpdatedAt);
  return {
    answer: data?.answer,
    isOld: isPlaceholderData,
    pace: from === undefined ? 'still' : isWhole ? 'live' : 'clock',
    moved: from === undefined ? undefined : move,
    changes,
    problem: error ? asProblem(error) : undefined,
    retry: () => void refetch(),
  };
}

const MOST_TOLD = 500;

function useMove<Answer>(asked: string, data: { readonly answer: Answer; readonly told: readonly ToldChange[] } | undefined, figure: (answer: Answer) => unknown, at: number): Move | undefined {
  const [seen, setSeen] = useState<Seen>({ asked, figure: undefined, move: undefined });
  const after = seenAfter(seen, { asked, figure: data && JSON.stringify(figure(data.answer)), told: data?.told ?? [], at });
  if (after !== seen) setSeen(after);
  return after.move;
}
