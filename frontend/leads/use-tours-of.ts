import { useQuery } from '@tanstack/react-query';
import type { ListPage } from '../../backend/platform/lists/list.dto.js';
import type { TourListRow } from '../../projections/tour-list/tour-list.read-model.js';
import { useSoon } from '../kit/use-soon.js';
import { get } from '../server/http.js';
import { useFollow } from '../server/live/use-live.js';
import { useSession } from '../server/session.js';

export type TourOfLead = Pick<TourListRow, 'tourId' | 'tourDate' | 'scheduledStartTime' | 'tourStatus' | 'tourResult' | 'assignedEmployeeFirstName' | 'assignedEmployeeLastName' | 'giftNames' | 'contractStatus'>;

const REFETCH_MS = 250;

/** Newest first, followed by whoever may see the list of tours. */
export function useToursOf(leadId: number) {
  const { may } = useSession();
  const follows = may('Tours_Main');
  const query = useQuery({
    queryKey: ['tours of lead', leadId],
    queryFn: async ({ signal }) => {
      const { data } = await get<readonly TourOfLead[]>(`/api/Tours/ForLead/${leadId}`, signal);
      return data.toSorted((one, other) => startOf(other).localeCompare(startOf(one)));
    },
    staleTime: 0,
  });
  const list = useQuery({ queryKey: ['position of', 'tour-list'], queryFn: async ({ signal }) => (await get<ListPage>('/api/lists/tour-list?limit=1', signal)).data.position, enabled: follows, gcTime: 0 });
  const again = useSoon(() => void query.refetch(), REFETCH_MS);
  useFollow({ list: 'tour-list' }, list.data, { onChanges: again, onRefetch: again });
  return query;
}

/** Sorts as it happens: halves of a day are not in the order of their letters. */
function startOf({ tourDate, scheduledStartTime }: TourOfLead): string {
  return `${tourDate ?? ''} ${scheduledStartTime.replace(/^12/, '00').replace(/(.*) ([AP]M)$/, '$2 $1')}`;
}
