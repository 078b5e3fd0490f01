import { useEffect, useState } from 'react';
import type { InventoryCriteria } from '../../backend/inventory/inventory-criteria.js';
import type { SearchAnswer } from '../../backend/platform/searches/search-kinds.js';
import { newCommandId } from '../server/command-id.js';
import { send } from '../server/http.js';

/** Boxes are filled in one after the other: what is looked for is clear when nothing more is typed for so long. */
const SETTLED_MS = 2_000;

/** Keeps what was looked for on a tour (decisions.md H21). @returns the number that the search is kept under, once it is */
export function useKeptSearch(tourId: number, asked: InventoryCriteria): number | undefined {
  const searchCriteria = new URLSearchParams(asked).toString();
  const [kept, setKept] = useState<{ readonly searchCriteria: string; readonly searchId: number }>();
  useEffect(() => {
    if (searchCriteria === '') return undefined;
    const keep = async () => {
      const { data } = await send<SearchAnswer>('/api/Searches', { body: { tourId, searchType: 'inventory', searchCriteria }, commandId: newCommandId() });
      setKept({ searchCriteria, searchId: data.searchId });
    };
    // A search that could not be kept is still one whose results are read.
    const settled = setTimeout(() => void keep().catch(() => undefined), SETTLED_MS);
    return () => clearTimeout(settled);
  }, [tourId, searchCriteria]);
  return kept?.searchCriteria === searchCriteria ? kept.searchId : undefined;
}
