import { useEffectEvent, useLayoutEffect } from 'react';
import type { LoadedList } from './use-list.js';
import type { Scroll } from './grid/use-scroll.js';

/** Brings a view of the list to the place that it opens at, as soon as that is known and the rows are there. @returns whether it is there */
export function useOpening({ position, summary, outdated, loader }: LoadedList, firstPlace: number | undefined, { openAt }: Scroll): boolean {
  const opensAt = position === undefined || summary === undefined || outdated ? undefined : firstPlace;
  const openThere = useEffectEvent(() => {
    if (opensAt) openAt(opensAt);
  });
  // Once a view: rows that come in later move nobody.
  useLayoutEffect(() => openThere(), [opensAt, loader]);
  return outdated || firstPlace === 0 || opensAt !== undefined;
}
