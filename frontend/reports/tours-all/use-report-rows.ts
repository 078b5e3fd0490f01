import { useMemo } from 'react';
import type { ListPage } from '../../../backend/platform/lists/list.dto.js';
import type { ReportDays } from '../../../backend/reports/report-periods.rules.js';
import { toursOfDays } from '../../../backend/reports/tours-all/tours-all.rules.js';
import { useLiveAnswer } from '../../kit/live-answer/use-live-answer.js';
import { allRows } from '../../kit/sheet/all-rows.js';
import { get } from '../../server/http.js';
import type { Problem } from '../../server/problem.js';
import type { ReportRow } from './report-view.js';

const LIST = 'tour-list';

export interface ReportRows {
  /** Undefined until they are there. */
  readonly rows: readonly ReportRow[] | undefined;
  /** These rows are of other days than the asked ones, which are being read. */
  readonly isOld: boolean;
  /** Rows that changed since the page was opened. */
  readonly glowing: ReadonlySet<string>;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** Every tour of the period, in the order of time, live. */
export function useReportRows({ from, to }: ReportDays): ReportRows {
  const { answer, isOld, changes, problem, retry } = useLiveAnswer({
    key: ['tours-report', from, to],
    read: async (signal, known) => {
      // Asked for first: the rows may be newer than what they are followed from, never older.
      const { position } = (await get<ListPage>(`/api/lists/${LIST}?limit=1`, signal, known)).data;
      const rows = await allRows<ReportRow>({ list: LIST, key: 'tourId', filters: toursOfDays({ from, to }), sort: 'startsAt' }, signal);
      return { rows, position };
    },
    followedFrom: ({ position }) => position,
    follows: [LIST],
  });
  const glowing = useMemo(() => new Set(changes.map(({ change }) => change.key)), [changes]);
  return { rows: answer?.rows, isOld, glowing, problem, retry };
}
