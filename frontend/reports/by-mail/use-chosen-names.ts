import { useQuery } from '@tanstack/react-query';
import type { NamesChosen } from '../../../backend/reports/schedules/report-schedule.dto.js';
import { get } from '../../server/http.js';

const NAMED_BY_KEYS = ['rep', 'source', 'team'];
/** People and sources are seldom called otherwise. */
const FRESH_MS = 300_000;

/** What a choice of a report names by keys; nothing of it until that is known. */
export function useChosenNames(report: string, query: string): NamesChosen | undefined {
  const params = new URLSearchParams(query);
  const { data } = useQuery({
    queryKey: ['report-names', report, query],
    queryFn: async ({ signal }) => (await get<NamesChosen>(`/api/ReportSchedules/Names?${new URLSearchParams({ report, query }).toString()}`, signal)).data,
    enabled: NAMED_BY_KEYS.some((name) => params.has(name)),
    staleTime: FRESH_MS,
  });
  return data;
}
