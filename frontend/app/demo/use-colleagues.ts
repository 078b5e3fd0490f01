import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ColleaguesAnswer } from '../../../demo-company/days/at-work/demo-colleagues.controller.js';
import { get, send } from '../../server/http.js';

const URL = '/api/Demo/Colleagues';
const KEY = ['demo', 'colleagues'] as const;

/** Whether colleagues of the demo may be asked to work, and who is at it. */
export function useColleagues(): ColleaguesAnswer | undefined {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await get<ColleaguesAnswer>(URL, signal)).data,
    staleTime: Infinity,
    // What ends by itself is asked again when it should have ended.
    refetchInterval: ({ state }) => (state.data?.atWork ? Math.max(Date.parse(state.data.atWork.until) - Date.now(), 0) + 1_000 : false),
  });
  return data;
}

/** Asks them in, or sends them home. */
export function useAskColleagues() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (work: boolean) => (await send<ColleaguesAnswer>(URL, { method: work ? 'POST' : 'DELETE', body: {} })).data,
    onSuccess: (answer) => client.setQueryData(KEY, answer),
  });
}
