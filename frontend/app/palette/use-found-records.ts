import { useQueries } from '@tanstack/react-query';
import { useSettled } from '../../kit/use-settled.js';
import { useSession } from '../../server/session.js';
import type { Screen } from '../screen.js';
import type { PaletteGroup } from './entry.js';
import { countRecords, findRecords, type FoundCount } from './find-records.js';

/** Typing waits this long before the lists are asked. */
const TYPING_MS = 150;

/** Answers stay good while somebody types back and forth. */
const FRESH_MS = 5_000;

export interface FoundRecords {
  readonly groups: readonly PaletteGroup[];
  /** How many there are, by the path of their list; those that are not counted yet, or could not be, are left out. */
  readonly counts: ReadonlyMap<string, FoundCount>;
  /** Of all lists; undefined until every one has been counted. */
  readonly total: number | undefined;
  readonly counting: boolean;
  /** Some list has not answered yet. */
  readonly searching: boolean;
  /** Lists that could not be asked. */
  readonly failed: readonly string[];
  readonly retry: () => void;
}

/** Asks every list by itself, so that a slow one holds up nobody; counting holds up no record. */
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
  const counted = useQueries({
    queries: asked.map((place, index) => ({
      queryKey: ['find', place.path, settled, 'count', answers[index]?.dataUpdatedAt],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => countRecords(settled, place, answers[index]!.data!, may, signal),
      enabled: answers[index]?.data !== undefined,
      staleTime: FRESH_MS,
      retry: false,
    })),
  });
  const groups = asked.map((place, index) => ({ name: place.title, entries: answers[index]?.data?.entries ?? [] }));
  const failed = asked.filter((_, index) => answers[index]?.isError);
  const counts = new Map(asked.flatMap(({ path }, index) => (counted[index]?.data ? [[path, counted[index].data] as const] : [])));
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    counts,
    total: counts.size === asked.length ? [...counts.values()].reduce((sum, { found }) => sum + found, 0) : undefined,
    counting: counted.some(({ isFetching }) => isFetching),
    searching: places.length > 0 && (settled !== words || answers.some(({ isFetching }) => isFetching)),
    failed: failed.map(({ finds }) => finds!),
    retry: () => answers.filter(({ isError }) => isError).forEach((answer) => void answer.refetch()),
  };
}
