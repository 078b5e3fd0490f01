import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ScheduleAnswer, SchedulesAnswer } from '../../../backend/reports/schedules/report-schedule.dto.js';
import { useSoon } from '../../kit/use-soon.js';
import { get } from '../../server/http.js';
import { useFollow } from '../../server/live/use-live.js';
import { asProblem, type Problem } from '../../server/problem.js';

const REFETCH_MS = 250;

interface LoadedSchedules {
  readonly schedules: readonly ScheduleAnswer[] | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** The reports that go out by mail, live. */
export function useSchedules(): LoadedSchedules {
  const { data, error, refetch } = useQuery({
    queryKey: ['report-schedules'],
    queryFn: async ({ signal }) => (await get<SchedulesAnswer>('/api/ReportSchedules', signal)).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const retry = () => void refetch();
  const again = useSoon(retry, REFETCH_MS);
  useFollow({ list: 'report-schedules' }, data?.position, { onChanges: again, onRefetch: again });
  return { schedules: data?.schedules, problem: error ? asProblem(error) : undefined, retry };
}
