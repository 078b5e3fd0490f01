import type { Filter, ListPage } from '../../../backend/platform/lists/list.dto.js';
import { get } from '../../server/http.js';
import { MOST_SHEET_ROWS } from './most-rows.js';

const PAGE = 500;

interface RowsAsked {
  readonly list: string;
  readonly key: string;
  readonly filters: readonly Filter[];
  readonly search?: string;
  readonly sort: string;
}

/** Every row of a list that fits, as many as a sheet holds. A row that moved between two pages stands once. */
export async function allRows<R extends object>({ list, key, filters, search = '', sort }: RowsAsked, signal: AbortSignal): Promise<readonly R[]> {
  const rows = new Map<unknown, R>();
  for (let offset = 0; offset < MOST_SHEET_ROWS; offset += PAGE) {
    const params = new URLSearchParams({ filters: JSON.stringify(filters), ...(search && { search }), sort, offset: String(offset), limit: String(PAGE) });
    const page = (await get<ListPage<R>>(`/api/lists/${list}?${params.toString()}`, signal)).data.rows;
    for (const row of page) rows.set(row[key as keyof R], row);
    if (page.length < PAGE) break;
  }
  return [...rows.values()];
}
