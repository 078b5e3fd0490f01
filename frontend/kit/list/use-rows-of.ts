import { useQuery } from '@tanstack/react-query';
import type { ListPage } from '../../../backend/platform/lists/list.dto.js';
import type { PermissionName } from '../../../events/users/permission.enums.js';
import { get } from '../../server/http.js';
import { useFollow } from '../../server/live/use-live.js';
import { useSession } from '../../server/session.js';
import { usePaced } from '../live-answer/use-paced.js';

interface RowsOf {
  readonly list: string;
  /** Who may see the list: to others it has no rows. */
  readonly permission: PermissionName;
  readonly sort: string;
  /** What names the record, and its number. */
  readonly field: string;
  readonly id: number;
}

const REFETCH_MS = 250;
const MOST = 50;
const NONE: readonly never[] = [];

/** The rows of a list that name a record, kept as they are. */
export function useRowsOf<Row>({ list, permission, sort, field, id }: RowsOf): readonly Row[] {
  const { may } = useSession();
  const asked = new URLSearchParams({ filters: JSON.stringify([{ field, op: 'is', value: id }]), sort, limit: String(MOST) });
  return useListPage<Row>(list, asked.toString(), id > 0 && may(permission)).data?.rows ?? NONE;
}

/** A page of a list, kept as it is. @param asked what follows the question mark */
export function useListPage<Row>(list: string, asked: string, enabled = true) {
  const query = useQuery({ queryKey: ['page of', list, asked], queryFn: async ({ signal }) => (await get<ListPage<Row>>(`/api/lists/${list}?${asked}`, signal)).data, enabled, staleTime: 0 });
  // Whatever row of the list is changed in the company: a burst of them is one question.
  const again = usePaced(() => query.refetch(), REFETCH_MS);
  useFollow({ list }, query.data?.position, { onChanges: again, onRefetch: again });
  return query;
}
