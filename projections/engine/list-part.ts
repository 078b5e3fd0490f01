import { ListRequestError, type ListRequest } from './list-request.js';
import type { Part } from './list-rows.js';

export const MAX_PAGE = 500;
const DEFAULT_PAGE = 100;

/** The page that is asked for, of no more rows than are shown: what comes after one of them is past their number. @throws ListRequestError */
export function partOf(request: ListRequest, most?: number): Part {
  const limit = wholeNumber('limit', request.limit ?? DEFAULT_PAGE, MAX_PAGE);
  const offset = wholeNumber('offset', request.offset ?? 0, Number.MAX_SAFE_INTEGER);
  const left = most === undefined ? limit : request.after ? 0 : Math.max(0, most - offset);
  return { limit: Math.min(limit, left), offset };
}

export function firstOf(most: number | undefined): Part | undefined {
  return most === undefined ? undefined : { limit: most, offset: 0 };
}

function wholeNumber(field: string, value: number, max: number): number {
  if (!Number.isSafeInteger(value) || value < 0 || value > max) throw new ListRequestError(field, `takes a whole number from 0 to ${max}`);
  return value;
}
