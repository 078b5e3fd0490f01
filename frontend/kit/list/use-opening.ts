import { useLayoutEffect } from 'react';
import type { LoadedList } from './use-list.js';
import type { Scroll } from './use-scroll.js';

/** Brings a view of the list to the place that it opens at, as soon as that is known and the rows are there. @returns whether it is there */
export function useOpening({ position, summary, outdated, loader }: LoadedList, firstPlace: number | undefined, { openAt }: Scroll): boolean {
  const opensAt = position === undefined || summary === undefined || outdated ? undefined : firstPlace;
  useLayoutEffect(() => {
    if (opensAt) openAt(opensAt);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once a view: rows that come in later move nobody
  }, [opensAt, loader]);
  return outdated || firstPlace === 0 || opensAt !== undefined;
}
