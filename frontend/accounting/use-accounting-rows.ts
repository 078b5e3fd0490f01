import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { ListPage, ListSummary } from '../../backend/platform/lists/list.dto.js';
import { asAsked } from '../kit/list/filters/during.js';
import { listQuery, type ListView } from '../kit/list/list-view.js';
import { allRows } from '../kit/sheet/all-rows.js';
import { usePaced } from '../kit/live-answer/use-paced.js';
import { get } from '../server/http.js';
import { useFollow } from '../server/live/use-live.js';
import { asProblem, type Problem } from '../server/problem.js';
import type { BookedRow } from '../../backend/accounting/sheet/closed-rows.rules.js';

const REFETCH_MS = 250;
const nothing: ReadonlySet<string> = new Set();

export interface AccountingRows {
  /** Undefined until they are there. */
  readonly rows: readonly BookedRow[] | undefined;
  /** When they were read, in ms. */
  readonly readAt: number;
  /** Of all rows that fit, also where the sheet holds fewer; sums of what the reader may not see are not in it. */
  readonly summary: ListSummary | undefined;
  /** Rows that changed since the page was opened. */
  readonly glowing: ReadonlySet<string>;
  /** Who changed a row last, as far as this page was told. */
  readonly changedBy: (key: string) => string | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
  /** Reads again. @returns the rows as they are now */
  readonly again: () => Promise<readonly BookedRow[]>;
}

/** Every contract that fits, live, with what all of them come to. */
export function useAccountingRows(list: string, view: ListView): AccountingRows {
  const [glowing, setGlowing] = useState(nothing);
  const people = useRef(new Map<string, string>());
  const query = listQuery(view, []);
  const unsorted = listQuery({ ...view, sort: '' }, []);
  const client = useQueryClient();
  const queryKey = ['accounting', list, unsorted, view.sort];
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      // Asked for first: the rows may be newer than what they are followed from, never older.
      const { position } = (await get<ListPage>(`/api/lists/${list}?limit=1`, signal)).data;
      const [rows, summary] = await Promise.all([
        allRows<BookedRow>({ list, key: 'contractId', filters: asAsked(view.filters), search: view.search, sort: view.sort }, signal),
        get<ListSummary>(`/api/lists/${list}/summary?${query}`, signal),
      ]);
      return { rows, summary: summary.data, position };
    },
    // Rows of other days or another search would be summed as if they were of these; the order alone changes no sum.
    placeholderData: (before, asked) => (asked?.queryKey[1] === list && asked.queryKey[2] === unsorted ? before : undefined),
    staleTime: 0,
  });
  const again = useCallback(async () => (await refetch()).data?.rows ?? [], [refetch]);
  // What is being read, perhaps for a cell that was saved, is read to its end: cut short, it would answer with the rows of before.
  const soon = usePaced(async () => {
    if (client.isFetching({ queryKey, exact: true }) > 0) await refetch({ cancelRefetch: false });
    await refetch({ cancelRefetch: false });
  }, REFETCH_MS);
  useFollow({ list }, data?.position, {
    onChanges: (changes) => {
      for (const { key, by } of changes) people.current.set(key, by ?? '');
      setGlowing(new Set(changes.map(({ key }) => key)));
      soon();
    },
    onRefetch: soon,
  });
  const changedBy = useCallback((key: string) => people.current.get(key) || undefined, []);
  return { rows: data?.rows, readAt: dataUpdatedAt, summary: data?.summary, glowing, changedBy, problem: error ? asProblem(error) : undefined, retry: () => void refetch(), again };
}
