import { useQuery } from '@tanstack/react-query';
import type { ListSummary } from '../../../backend/platform/lists/list.dto.js';
import { get } from '../../server/http.js';
import type { ListDefinition } from './list-definition.js';
import { listQuery, type ListView } from './list-view.js';

/** The place that a view of the list opens at: its first row, or that of today where the list runs through the days. Undefined until it is known. */
export function useFirstPlace<R extends object>({ list, fixedFilters = [], defaultSort, opensAt }: ListDefinition<R>, view: ListView): number | undefined {
  const inOrder = opensAt !== undefined && view.sort === defaultSort;
  const over = inOrder ? [{ field: opensAt.field, op: 'below' as const, value: opensAt.value }] : [];
  const query = listQuery({ ...view, filters: [...view.filters, ...over] }, fixedFilters);
  const before = useQuery({
    queryKey: ['rows before', list, query],
    queryFn: async ({ signal }) => (await get<ListSummary>(`/api/lists/${list}/summary?${query}`, signal)).data.count,
    enabled: inOrder,
    retry: false,
    // Counted anew whenever the view is opened: the rows move on.
    gcTime: 0,
  });
  return !inOrder || before.isError ? 0 : before.data;
}
