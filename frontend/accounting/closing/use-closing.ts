import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MonthAnswer } from '../../../backend/accounting/closing/closing.dto.js';
import type { ListPage } from '../../../backend/platform/lists/list.dto.js';
import type { AccountingMonthRow } from '../../../projections/accounting-months/accounting-months.read-model.js';
import type { ChangedAfterCloseRow } from '../../../projections/changed-after-close/changed-after-close.read-model.js';
import { useSoon } from '../../kit/use-soon.js';
import { get } from '../../server/http.js';
import { useFollow } from '../../server/live/use-live.js';
import { asProblem, type Problem } from '../../server/problem.js';

const REFETCH_MS = 250;
const KEY = 'closing';
/** The file has all. */
const MOST = 200;

interface ClosingLists {
  readonly months: readonly AccountingMonthRow[];
  readonly late: readonly ChangedAfterCloseRow[];
  readonly positions: { readonly months: string; readonly late: string };
}

export interface LoadedClosing {
  readonly month: MonthAnswer | undefined;
  readonly lists: ClosingLists | undefined;
  readonly problem: Problem | undefined;
  readonly again: () => void;
}

/** A month of the books with what is looked at before it is closed, the months that are closed, and what was changed in them: live. */
export function useClosing(monthId: number): LoadedClosing {
  const client = useQueryClient();
  const month = useQuery({
    queryKey: [KEY, 'month', monthId],
    queryFn: async ({ signal }) => (await get<MonthAnswer>(`/api/Accounting/Months/${monthId}`, signal)).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
  const lists = useQuery({
    queryKey: [KEY, 'lists'],
    queryFn: async ({ signal }): Promise<ClosingLists> => {
      const [months, late] = await Promise.all([get<ListPage<AccountingMonthRow>>('/api/lists/accounting-months?limit=120', signal), get<ListPage<ChangedAfterCloseRow>>(`/api/lists/changed-after-close?limit=${MOST}`, signal)]);
      return { months: months.data.rows, late: late.data.rows, positions: { months: months.data.position, late: late.data.position } };
    },
    staleTime: 0,
  });
  const again = () => void client.invalidateQueries({ queryKey: [KEY] });
  const soon = useSoon(again, REFETCH_MS);
  const follower = { onChanges: soon, onRefetch: soon };
  useFollow({ list: 'accounting-months' }, lists.data?.positions.months, follower);
  useFollow({ list: 'changed-after-close' }, lists.data?.positions.late, follower);
  useFollow({ list: 'accounting-list' }, lists.data?.positions.months, follower);
  useFollow({ list: 'accounting-memberships' }, lists.data?.positions.months, follower);
  const error = month.error ?? lists.error;
  return { month: month.data, lists: lists.data, problem: error ? asProblem(error) : undefined, again };
}
