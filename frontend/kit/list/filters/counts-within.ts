import type { Filter } from '../../../../backend/platform/lists/list.dto.js';
import type { PushedChange } from '../../../../backend/platform/realtime/protocol.js';
import { effectOf } from '../grid/change-effect.js';
import { asAsked } from './during.js';
import { fits } from './filter-match.js';
import type { ListView } from '../list-view.js';

/** Within what the values of a field are counted: all that the list is narrowed by but the field itself. */
export interface Within {
  /** Query of GET /api/lists/{list}/values. */
  readonly query: string;
  readonly filters: readonly Filter[];
  readonly searched: boolean;
}

/** @returns undefined when nothing narrows the list: its totals are known then */
export function countsWithin({ filters, search }: ListView, field: string, fixed: readonly Filter[]): Within | undefined {
  const others = [...fixed, ...asAsked(filters.filter((filter) => filter.field !== field))];
  if (others.length === 0 && !search) return undefined;
  const query = new URLSearchParams({ field });
  if (others.length > 0) query.set('filters', JSON.stringify(others));
  if (search) query.set('search', search);
  return { query: query.toString(), filters: others, searched: search !== '' };
}

/** Whether the counts have to be asked anew after a change of a row. */
export function movesCounts(change: PushedChange, field: string, { filters, searched }: Within): boolean {
  const belongs = change.row !== null && fits(change.row, filters);
  const counted = { filtered: filters.map((filter) => filter.field), sorted: '', searched };
  return effectOf(change, counted, { held: false, inSight: false, fits: belongs && searched ? undefined : belongs, summed: [field] }).counts;
}
