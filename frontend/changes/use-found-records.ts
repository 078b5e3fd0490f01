import { useQuery } from '@tanstack/react-query';
import type { FoundRecord } from '../../backend/changes/changes.dto.js';
import { get } from '../server/http.js';

/** Records by name or number; undefined while they are looked for. */
export function useFoundRecords(search: string): readonly FoundRecord[] | undefined {
  const words = search.trim();
  return useQuery({
    queryKey: ['changes', 'records', words],
    queryFn: async ({ signal }) => (await get<readonly FoundRecord[]>(`/api/Changes/Records?${new URLSearchParams({ search: words }).toString()}`, signal)).data,
    enabled: words !== '',
    staleTime: 30_000,
  }).data;
}
