import { readView, writeView, type ListView } from '../list/list-view.js';

/** The number of a kept view; `all` for the list as it is, where it would open with a view. */
export type ViewName = number | 'all';

const NAME = 'view';

export function viewNamed(params: URLSearchParams): ViewName | undefined {
  const text = params.get(NAME) ?? '';
  if (text === 'all') return text;
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

/** `?view=12` by itself, as it is sent to a colleague, asks for what the view makes of the list; what is arranged says its order too. */
export function isBare(params: URLSearchParams): boolean {
  return typeof viewNamed(params) === 'number' && !params.has('sort');
}

/** Nothing was asked for: the list opens as its reader likes it. */
export function isFresh(params: URLSearchParams): boolean {
  if (viewNamed(params) !== undefined) return false;
  const { filters, search } = readView(params, '');
  return filters.length === 0 && search === '' && !params.has('sort');
}

export function addressOf(view: ListView, name: ViewName | undefined, defaultSort: string): URLSearchParams {
  const params = writeView(view, defaultSort);
  if (name !== undefined) params.set(NAME, String(name));
  if (typeof name === 'number') params.set('sort', view.sort);
  return params;
}

export function linkTo(viewId: number): string {
  return `${location.origin}${location.pathname}?${NAME}=${viewId}`;
}
