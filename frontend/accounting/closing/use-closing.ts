import type { MonthAnswer } from '../../../backend/accounting/closing/closing.dto.js';
import type { ListPage } from '../../../backend/platform/lists/list.dto.js';
import type { AccountingMonthRow } from '../../../projections/accounting-months/accounting-months.read-model.js';
import type { ChangedAfterCloseRow } from '../../../projections/changed-after-close/changed-after-close.read-model.js';
import { useLiveAnswer } from '../../kit/live-answer/use-live-answer.js';
import { allRows } from '../../kit/sheet/all-rows.js';
import { get } from '../../server/http.js';
import type { Problem } from '../../server/problem.js';
import { useSession } from '../../server/session.js';
import { closingLists, followedBy } from '../followed-lists.js';

interface ClosingLists {
  readonly months: readonly AccountingMonthRow[];
  readonly late: readonly ChangedAfterCloseRow[];
  readonly position: string;
}

export interface LoadedClosing {
  readonly month: MonthAnswer | undefined;
  readonly lists: ClosingLists | undefined;
  readonly problem: Problem | undefined;
  readonly again: () => void;
}

/** A month of the books with what is looked at before it is closed, the months that are closed, and what was changed in them: live. */
export function useClosing(monthId: number): LoadedClosing {
  const { may } = useSession();
  const month = useLiveAnswer<MonthAnswer>({
    key: ['closing', monthId],
    read: async (signal, known) => (await get<MonthAnswer>(`/api/Accounting/Months/${monthId}`, signal, known)).data,
    followedFrom: ({ position }) => position,
    ...followedBy(closingLists, may),
  });
  const lists = useLiveAnswer<ClosingLists>({
    key: ['closing-lists'],
    read: async (signal, known) => {
      const [months, first] = await Promise.all([get<ListPage<AccountingMonthRow>>('/api/lists/accounting-months?limit=120', signal, known), get<ListPage>('/api/lists/changed-after-close?limit=1', signal, known)]);
      // Read after the positions: rows may be newer than what they are followed from, never older.
      const late = await allRows<ChangedAfterCloseRow>({ list: 'changed-after-close', key: 'key', filters: [], sort: '-changedAt' }, signal);
      return { months: months.data.rows, late, position: months.data.position < first.data.position ? months.data.position : first.data.position };
    },
    followedFrom: ({ position }) => position,
    follows: ['accounting-months', 'changed-after-close'],
  });
  return { month: month.isOld ? undefined : month.answer, lists: lists.answer, problem: month.problem ?? lists.problem, again: () => (month.retry(), lists.retry()) };
}
