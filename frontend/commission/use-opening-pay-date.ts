import { useQuery } from '@tanstack/react-query';
import type { CommissionOpening } from '../../backend/commission/report/commission-report.dto.js';
import { today } from '../kit/format/dates.js';
import { get } from '../server/http.js';
import { payDatesOf } from './commission-view.js';

const KEPT_MS = 60_000;

/**
 * Where a report opens while nobody has chosen: the newest pay period with lines, as the coming week is empty at first.
 * Undefined while the server looks for it; the coming one where it cannot say.
 */
export function useOpeningPayDate(report: string, isAsked: boolean): string | undefined {
  const coming = payDatesOf(report, today())[0]!;
  const { data, isError } = useQuery({
    queryKey: ['commission-opening', report, coming],
    queryFn: async ({ signal }) => (await get<CommissionOpening>(`/api/Commission/${report}/Opening`, signal)).data.payDate,
    enabled: isAsked,
    staleTime: KEPT_MS,
    retry: false,
  });
  return isError ? coming : data;
}
