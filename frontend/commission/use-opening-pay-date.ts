import { useQuery } from '@tanstack/react-query';
import type { CommissionReport } from '../../backend/commission/report/commission-report.dto.js';
import { today } from '../kit/format/dates.js';
import { get } from '../server/http.js';
import { commissionQuery, payDatesOf } from './commission-view.js';

/** Further back nobody looks for what is still to be paid. */
const MOST_LOOKED_AT = 8;

const KEPT_MS = 60_000;

/**
 * Where a report opens while nobody has chosen: the newest pay period with lines, as the coming week is empty at first.
 * Undefined while it is looked for; the coming one where none has lines.
 */
export function useOpeningPayDate(report: string, isAsked: boolean): string | undefined {
  const dates = payDatesOf(report, today()).slice(0, MOST_LOOKED_AT);
  const { data, isError } = useQuery({
    queryKey: ['commission-opening', report, dates[0]],
    queryFn: ({ signal }) => newestWithLines(report, dates, signal),
    enabled: isAsked,
    staleTime: KEPT_MS,
    retry: false,
  });
  return isError ? dates[0] : data;
}

/** One after the other: nearly always it is the first or the second. */
async function newestWithLines(report: string, dates: readonly string[], signal: AbortSignal): Promise<string> {
  for (const payDate of dates) {
    const { data } = await get<CommissionReport>(`/api/Commission/${report}?${commissionQuery({ payDate, employee: '' })}`, signal);
    if (data.lines.length > 0) return payDate;
  }
  return dates[0]!;
}
