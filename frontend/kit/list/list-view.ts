import type { Filter } from '../../../backend/platform/lists/list.dto.js';
import { asAsked, type ViewFilter } from './filters/during.js';

/** What a person has made of a list. Lives in the address, so that it can be bookmarked, sent and gone back to. */
export interface ListView {
  readonly filters: readonly ViewFilter[];
  readonly search: string;
  readonly sort: string;
}

const OPERATIONS: readonly ViewFilter['op'][] = ['during', 'is', 'oneOf', 'contains', 'from', 'to', 'below', 'empty', 'present'];

/** `?q=silva&sort=-contractDate&contractStatus.oneOf=Draft,Signed&contractDate.from=2026-08-01` */
export function readView(params: URLSearchParams, defaultSort: string): ListView {
  const filters: ViewFilter[] = [];
  for (const [name, text] of params) {
    const [field, op] = splitName(name);
    if (!field || !op) continue;
    if (op === 'empty' || op === 'present') filters.push({ field, op });
    else if (op === 'during') filters.push({ field, op, value: text });
    else filters.push({ field, op, value: op === 'oneOf' ? text.split(',').map(decoded) : text });
  }
  return { filters, search: params.get('q') ?? '', sort: params.get('sort') ?? defaultSort };
}

export function writeView(view: ListView, defaultSort: string): URLSearchParams {
  const params = new URLSearchParams();
  if (view.search) params.set('q', view.search);
  for (const filter of view.filters) params.append(`${filter.field}.${filter.op}`, textOf(filter.value));
  if (view.sort !== defaultSort) params.set('sort', view.sort);
  return params;
}

/** Puts these in the place of whatever filtered the field before. */
export function withFilters(view: ListView, field: string, filters: readonly ViewFilter[]): ListView {
  const at = view.filters.findIndex((filter) => filter.field === field);
  const others = view.filters.filter((filter) => filter.field !== field);
  const index = at < 0 ? others.length : at;
  return { ...view, filters: [...others.slice(0, index), ...filters, ...others.slice(index)] };
}

/** The query of GET /api/lists/{list} and its summary and export. */
export function listQuery(view: ListView, fixed: readonly Filter[], page?: { readonly offset: number; readonly limit: number }): string {
  const params = new URLSearchParams();
  const filters = [...fixed, ...asAsked(view.filters)];
  if (filters.length > 0) params.set('filters', JSON.stringify(filters));
  if (view.search) params.set('search', view.search);
  params.set('sort', view.sort);
  if (page) {
    params.set('offset', String(page.offset));
    params.set('limit', String(page.limit));
  }
  return params.toString();
}

function splitName(name: string): [string, ViewFilter['op']] | [] {
  const dot = name.lastIndexOf('.');
  const op = OPERATIONS.find((known) => known === name.slice(dot + 1));
  return dot > 0 && op ? [name.slice(0, dot), op] : [];
}

/** What `textOf` wrote; an address that was typed or cut off may hold a bare `%`. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function textOf(value: Filter['value']): string {
  if (value === undefined) return '';
  return typeof value === 'object' ? value.map((one) => String(one).replace(/[%,]/g, encodeURIComponent)).join(',') : String(value);
}
