import { ListRequestError, type ListRequest } from './list-request.js';
import type { Part } from './list-rows.js';

export const MAX_PAGE = 500;
const DEFAULT_PAGE = 100;

/** The page that is asked for, of no more rows than are shown: what comes after one of them is past their number. @throws ListRequestError */
export function partOf(request: ListRequest, key: string, most?: number): Part {
  refuseWalking(request, key, most);
  const limit = wholeNumber('limit', request.limit ?? DEFAULT_PAGE, MAX_PAGE);
  const offset = wholeNumber('offset', request.offset ?? 0, Number.MAX_SAFE_INTEGER);
  const left = most === undefined ? limit : request.after ? 0 : Math.max(0, most - offset);
  return { limit: Math.min(limit, left), offset };
}

/** @throws ListRequestError */
export function firstOf(request: ListRequest, key: string, most: number | undefined): Part | undefined {
  refuseWalking(request, key, most);
  return most === undefined ? undefined : { limit: most, offset: 0 };
}

/** From number to number somebody would be shown all rows of a list that shows so many at most. */
function refuseWalking({ filters = [] }: ListRequest, key: string, most: number | undefined): void {
  const walking = most !== undefined && filters.some(({ field, op }) => field === key && op !== 'is');
  if (walking) throw new ListRequestError(key, 'can be filtered by one number at a time here');
}

function wholeNumber(field: string, value: number, max: number): number {
  if (!Number.isSafeInteger(value) || value < 0 || value > max) throw new ListRequestError(field, `takes a whole number from 0 to ${max}`);
  return value;
}
