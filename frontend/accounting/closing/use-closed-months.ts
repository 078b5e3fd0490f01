import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListPage } from '../../../backend/platform/lists/list.dto.js';
import type { AccountingMonthRow } from '../../../projections/accounting-months/accounting-months.read-model.js';
import { useSoon } from '../../kit/use-soon.js';
import { get } from '../../server/http.js';
import { useFollow } from '../../server/live/use-live.js';

const LIST = 'accounting-months';
const REFETCH_MS = 250;
const filters = JSON.stringify([{ field: 'state', op: 'is', value: 'Closed' }]);

/** The months that are closed, YYYY-MM, live. */
export function useClosedMonths(): ReadonlySet<string> {
  const { data, refetch } = useQuery({
    queryKey: ['closed-months-of-sheet'],
    queryFn: async ({ signal }) => (await get<ListPage<AccountingMonthRow>>(`/api/lists/${LIST}?limit=500&filters=${encodeURIComponent(filters)}`, signal)).data,
    staleTime: 0,
  });
  const again = useSoon(() => void refetch(), REFETCH_MS);
  useFollow({ list: LIST }, data?.position, { onChanges: again, onRefetch: again });
  return useMemo(() => new Set(data?.rows.map(({ month }) => month)), [data]);
}
