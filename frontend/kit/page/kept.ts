import { useMemo } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Of as many places as somebody goes Back to. */
const KEPT_PLACES = 200;

/** How a page was left, by the entry of the browser's history that it was left at; the oldest are forgotten. */
export class Kept<T> {
  private readonly places = new Map<string, T>();

  keep(place: string, value: T): void {
    this.places.delete(place);
    this.places.set(place, value);
    const [oldest] = this.places.keys();
    if (this.places.size > KEPT_PLACES && oldest !== undefined) this.places.delete(oldest);
  }

  /** Of the first of these places that is kept. */
  of(places: readonly string[]): T | undefined {
    const place = places.find((one) => this.places.has(one));
    return place === undefined ? undefined : this.places.get(place);
  }
}

/** The state of a link that leads back to a page as it was left, as Back does. */
export interface Returning {
  readonly returnsTo: string;
}

export interface Place {
  /** Where the page is kept from now on. */
  readonly here: string;
  /** Where it may have been left, when one comes back to it. */
  readonly left: readonly string[];
}

/** @param name of what is kept, one of its kind on a page */
export function usePlace(name: string): Place {
  const { key, state } = useLocation();
  const back = useNavigationType() === 'POP';
  const { returnsTo } = (state ?? {}) as Partial<Returning>;
  return useMemo(() => {
    const keys = [...(back ? [key] : []), ...(returnsTo ? [returnsTo] : [])];
    return { here: `${name} ${key}`, left: keys.map((one) => `${name} ${one}`) };
  }, [name, key, back, returnsTo]);
}
