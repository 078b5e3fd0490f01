import { useQuery } from '@tanstack/react-query';
import type { ListPage } from '../../../backend/platform/lists/list.dto.js';
import type { ResaleContractListRow } from '../../../projections/resale-contract-list/resale-contract-list.read-model.js';
import { useSoon } from '../../kit/use-soon.js';
import { get } from '../../server/http.js';
import { useFollow } from '../../server/live/use-live.js';
import { useSession } from '../../server/session.js';
import { volumeOf, type DayVolume } from './day-volume.rules.js';

const LIST = 'resale-contract-list';
const SOON_MS = 500;

/** What was sold on these tours; undefined while it is not known, and for who does not see contracts. */
export function useDayVolume(tourIds: readonly number[]): DayVolume | undefined {
  const mayKnow = useSession().may('Contracts_Main');
  const asked = tourIds.toSorted((one, other) => one - other);
  const { data, refetch } = useQuery({
    queryKey: ['tour-board-volume', asked],
    enabled: mayKnow && asked.length > 0,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const params = new URLSearchParams({ filters: JSON.stringify([{ field: 'tourId', op: 'oneOf', value: asked }]), limit: '500' });
      return (await get<ListPage<ResaleContractListRow>>(`/api/lists/${LIST}?${params.toString()}`, signal)).data;
    },
  });
  const again = useSoon(() => void refetch(), SOON_MS);
  useFollow({ list: LIST }, data?.position, { onChanges: again, onRefetch: again });
  if (!mayKnow) return undefined;
  return asked.length === 0 ? volumeOf([]) : data && volumeOf(data.rows);
}
