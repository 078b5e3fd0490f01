import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { InventoryCriteria } from '../../../backend/inventory/search/inventory-criteria.js';
import type { SearchAnswer } from '../../../backend/platform/searches/search-kinds.js';
import { newCommandId } from '../../server/command-id.js';
import { send } from '../../server/http.js';

/** Boxes are filled in one after the other: what is looked for is clear when nothing more is typed for so long. */
const SETTLED_MS = 2_000;

/** Keeps what was looked for on a tour (decisions.md H21), once for whoever looks at a unit and comes back. @returns the number that the search is kept under, once it is */
export function useKeptSearch(tourId: number, asked: InventoryCriteria): number | undefined {
  const client = useQueryClient();
  const searchCriteria = new URLSearchParams(asked).toString();
  const { data: kept } = useQuery<number>({ queryKey: keyOf(tourId, searchCriteria), queryFn: skipToken });
  useEffect(() => {
    if (searchCriteria === '' || kept !== undefined) return undefined;
    const keep = async () => {
      const { data } = await send<SearchAnswer>('/api/Searches', { body: { tourId, searchType: 'inventory', searchCriteria }, commandId: newCommandId() });
      client.setQueryData(keyOf(tourId, searchCriteria), data.searchId);
    };
    // A search that could not be kept is still one whose results are read.
    const settled = setTimeout(() => void keep().catch(() => undefined), SETTLED_MS);
    return () => clearTimeout(settled);
  }, [client, tourId, searchCriteria, kept]);
  return kept;
}

function keyOf(tourId: number, searchCriteria: string): readonly unknown[] {
  return ['kept search', tourId, searchCriteria];
}
