import { useQuery } from '@tanstack/react-query';
import type { NamesChosen } from '../../../backend/reports/schedules/report-schedule.dto.js';
import { get } from '../../server/http.js';

const NAMED_BY_KEYS = ['rep', 'source', 'team'] as const satisfies readonly (keyof NamesChosen)[];
/** People and sources are seldom called otherwise. */
const FRESH_MS = 300_000;

/** What a choice of a report names by keys; nothing of it until that is known. */
export function useChosenNames(report: string, query: string): NamesChosen | undefined {
  // Without its days: many views are of the same few people and sources.
  const keys = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => NAMED_BY_KEYS.some((one) => one === name))).toString();
  const { data } = useQuery({
    queryKey: ['report-names', report, keys],
    queryFn: async ({ signal }) => (await get<NamesChosen>(`/api/ReportSchedules/Names?${new URLSearchParams({ report, query: keys }).toString()}`, signal)).data,
    enabled: keys !== '',
    staleTime: FRESH_MS,
  });
  return data;
}
