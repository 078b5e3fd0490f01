import type { WaitingAnswer } from '../../backend/platform/today/today.dto.js';
import { writeView } from '../kit/list/list-view.js';

/** The address that opens exactly these rows. */
export function doorTo({ page, filters }: Pick<WaitingAnswer, 'page' | 'filters'>): string {
  return filters.length === 0 ? page : `${page}?${writeView({ filters, search: '', sort: '' }, '').toString()}`;
}
