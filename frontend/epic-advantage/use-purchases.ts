import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListPage } from '../../backend/platform/lists/list.dto.js';
import type { PointsPurchaseRow } from '../../projections/points-purchases/points-purchases.read-model.js';
import { get } from '../server/http.js';
import { useFollow } from '../server/live/use-live.js';
import { asProblem, type Problem } from '../server/problem.js';
import { refreshRecord, type RecordName } from '../server/use-record.js';

export interface Purchases {
  /** Newest first; undefined until they are there. */
  readonly rows: readonly PointsPurchaseRow[] | undefined;
  /** Those whose points wait for the payment. */
  readonly held: readonly PointsPurchaseRow[];
  readonly problem: Problem | undefined;
  /** Fetches them again, and the member's points with them. */
  readonly refresh: () => void;
}

const LIST = 'points-purchases';
const MOST = 500;

/** A member's purchases, live. */
export function usePurchases(member: RecordName): Purchases {
  const client = useQueryClient();
  const filters = JSON.stringify([{ field: 'epicMemberId', op: 'is', value: Number(member.key) }]);
  const params = new URLSearchParams({ filters, sort: '-epicAdvantageContractId', limit: String(MOST) });
  const query = useQuery({
    queryKey: ['purchases', member.key],
    queryFn: async ({ signal }) => (await get<ListPage<PointsPurchaseRow>>(`/api/lists/${LIST}?${params.toString()}`, signal)).data,
  });
  const { refetch } = query;
  const refresh = () => {
    void refetch();
    void refreshRecord(client, member);
  };
  useFollow({ list: LIST }, query.data?.position, {
    onChanges: (changes) => changes.some(({ row }) => String(row?.['epicMemberId']) === member.key) && refresh(),
    onRefetch: refresh,
  });
  const rows = query.data?.rows;
  return { rows, held: rows?.filter(({ paymentStatus }) => paymentStatus === 'Draft') ?? [], problem: query.error ? asProblem(query.error) : undefined, refresh };
}
