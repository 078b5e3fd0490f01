import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ToursInSlot } from '../../../backend/tours/tour-lists.controller.js';
import type { Values } from '../../kit/conflict/three-way-merge.js';
import { useSoon } from '../../kit/use-soon.js';
import { get } from '../../server/http.js';
import { useFollow } from '../../server/live/use-live.js';
import { useSession } from '../../server/session.js';

const REFETCH_MS = 250;
const NONE: ToursInSlot['tours'] = [];

/** The tours that the chosen rep has at the chosen time, live: a colleague may book one while this form is open. */
export function useToursInSlot({ assignedEmployeeId, tourDate, scheduledStartTime }: Values): ToursInSlot['tours'] {
  const chosen = Boolean(assignedEmployeeId && tourDate && scheduledStartTime);
  const query = new URLSearchParams({ assignedEmployeeId: String(assignedEmployeeId), tourDate: String(tourDate), scheduledStartTime: String(scheduledStartTime) }).toString();
  const { data, refetch } = useQuery({
    queryKey: ['tours-in-slot', query],
    queryFn: async ({ signal }) => (await get<ToursInSlot>(`/api/Tours/InSlot?${query}`, signal)).data,
    enabled: chosen,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const again = useSoon(() => void (chosen && refetch()), REFETCH_MS);
  const mayFollow = useSession().may('Tours_Main');
  useFollow({ list: 'tour-list' }, mayFollow ? data?.position : undefined, { onChanges: again, onRefetch: again });
  return chosen && data ? data.tours : NONE;
}
