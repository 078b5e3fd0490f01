import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AccessPage } from '../../backend/platform/auth/access-log/access-log-reader.js';
import { get } from '../server/http.js';

const PAGE = '50';

/** Newest first, page by page; looked up again when somebody comes back to the window. */
export function useAccessLog(kind: string, search: string) {
  return useInfiniteQuery({
    queryKey: ['access-log', kind, search],
    queryFn: async ({ pageParam, signal }) => {
      const query = new URLSearchParams({ limit: PAGE, ...(kind && { kind }), ...(search && { search }), ...(pageParam && { before: pageParam }) });
      return (await get<AccessPage>(`/api/AccessLog?${query.toString()}`, signal)).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}
