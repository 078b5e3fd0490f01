import { withDay } from '../../kit/as-of/held-day.js';
import type { Returning } from '../../kit/page/kept.js';

interface LastPlace {
  readonly search: string;
  readonly key: string;
}

/** Where each screen was left last, by whom and on which path. */
const places = new Map<string, LastPlace>();

export function rememberPlace(userId: number, pathname: string, { search, key }: LastPlace): void {
  places.set(`${userId} ${pathname}`, { search, key });
}

/** The way back to a screen as it was left: with its filters, scrolled to where it was. The day that is looked at is the one of now. */
export function wayBack(userId: number, pathname: string): { readonly to: { readonly pathname: string; readonly search: string }; readonly state?: Returning } {
  const place = places.get(`${userId} ${pathname}`);
  if (!place) return { to: { pathname, search: '' } };
  const search = withDay(new URLSearchParams(place.search), undefined).toString();
  return { to: { pathname, search: search && `?${search}` }, state: { returnsTo: place.key } };
}
