import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListPage } from '../../../backend/platform/lists/list.dto.js';
import { allRows } from '../../kit/sheet/all-rows.js';
import { useSoon } from '../../kit/use-soon.js';
import { get } from '../../server/http.js';
import { useFollow } from '../../server/live/use-live.js';
import { asProblem, type Problem } from '../../server/problem.js';
import { periodFilters, type ReportRow, type ReportView } from './report-view.js';

const LIST = 'tour-list';
const REFETCH_MS = 250;
const nothing: ReadonlySet<string> = new Set();

export interface ReportRows {
  /** Undefined until they are there. */
  readonly rows: readonly ReportRow[] | undefined;
  /** Rows that changed since the page was opened. */
  readonly glowing: ReadonlySet<string>;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** Every tour of the period, in the order of time, live. */
export function useReportRows({ from, to }: ReportView): ReportRows {
  const [glowing, setGlowing] = useState(nothing);
  const { data, error, refetch } = useQuery({
    queryKey: ['tours-report', from, to],
    queryFn: async ({ signal }) => {
      // Asked for first: the rows may be newer than what they are followed from, never older.
      const { position } = (await get<ListPage>(`/api/lists/${LIST}?limit=1`, signal)).data;
      const rows = await allRows<ReportRow>({ list: LIST, key: 'tourId', filters: periodFilters({ from, to }), sort: 'startsAt' }, signal);
      return { rows, position };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const again = useSoon(() => void refetch(), REFETCH_MS);
  useFollow({ list: LIST }, data?.position, {
    onChanges: (changes) => {
      setGlowing(new Set(changes.map(({ key }) => key)));
      again();
    },
    onRefetch: again,
  });
  return { rows: data?.rows, glowing, problem: error ? asProblem(error) : undefined, retry: () => void refetch() };
}
