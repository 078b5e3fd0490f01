import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OwnCommission, OwnOverview } from '../../../backend/commission/own/own-commission.dto.js';
import { get } from '../../server/http.js';

/** Whether there is anything of mine to see, and the statements of paid runs. Contracts and runs move meanwhile: looked up again with the window. */
export function useMyOverview() {
  return useQuery({ queryKey: ['my-commission'], queryFn: async ({ signal }) => (await get<OwnOverview>('/api/Commission/Mine', signal)).data, staleTime: 0, refetchOnWindowFocus: 'always' });
}

/** My lines of a pay date. */
export function useMyLines(report: string, payDate: string) {
  return useQuery({
    queryKey: ['my-commission', report, payDate],
    queryFn: async ({ signal }) => (await get<OwnCommission>(`/api/Commission/Mine/${report}?payDate=${payDate}`, signal)).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}
