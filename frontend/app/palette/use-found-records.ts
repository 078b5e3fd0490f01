import { useQueries } from '@tanstack/react-query';
import { useSettled } from '../../kit/use-settled.js';
import { useSession } from '../../server/session.js';
import type { Screen } from '../screen.js';
import type { PaletteGroup } from './entry.js';
import { findRecords } from './find-records.js';

/** Typing waits this long before the lists are asked. */
const TYPING_MS = 150;

/** Answers stay good while somebody types back and forth. */
const FRESH_MS = 10_000;

export interface FoundRecords {
  readonly groups: readonly PaletteGroup[];
  /** Some list has not answered yet. */
  readonly searching: boolean;
  /** Lists that could not be asked. */
  readonly failed: readonly string[];
  readonly retry: () => void;
}

/** Asks every list by itself, so that a slow one holds up nobody. */
export function useFoundRecords(words: string, places: readonly Screen[]): FoundRecords {
  const { may } = useSession();
  const settled = useSettled(words, TYPING_MS);
  const asked = settled === '' || settled !== words ? [] : places;
  const answers = useQueries({
    queries: asked.map((place) => ({
      queryKey: ['find', place.path, settled],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => findRecords(settled, place, may, signal),
      staleTime: FRESH_MS,
      retry: false,
    })),
  });
  const groups = asked.map((place, index) => ({ name: place.title, entries: answers[index]?.data ?? [] }));
  const failed = asked.filter((_, index) => answers[index]?.isError);
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    searching: places.length > 0 && (settled !== words || answers.some(({ isFetching }) => isFetching)),
    failed: failed.map(({ finds }) => finds!),
    retry: () => answers.filter(({ isError }) => isError).forEach((answer) => void answer.refetch()),
  };
}
