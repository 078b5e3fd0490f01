import { useEffect, useMemo, useState } from 'react';
import { Kept, usePlace } from '../page/kept.js';
import type { ListDefinition } from './list-definition.js';
import type { ListView } from './list-view.js';
import type { LoadedList } from './use-list.js';

const kept = new Kept<boolean>();

export interface LatestRows {
  readonly loaded: LoadedList;
  /** Shows the others too; absent where they are shown. */
  readonly showAll: (() => void) | undefined;
}

/** Of a list that opens with its latest rows, those; Back leads to all of them again, if somebody had asked for all. Never more than its reader is shown. */
export function useLatest<R extends object>({ list, latest, most: cap, defaultSort }: ListDefinition<R>, { search, filters, sort }: ListView, loaded: LoadedList): LatestRows {
  const { here, left } = usePlace(`all of ${list}`);
  const [all, setAll] = useState(() => kept.of(left) ?? false);
  useEffect(() => kept.keep(here, all), [here, all]);
  const narrowed = search !== '' || filters.length > 0 || sort !== defaultSort;
  const { window } = loaded;
  const latestOnly = latest === undefined || all || narrowed || window.count <= latest ? undefined : latest;
  const most = latestOnly ?? (cap && window.count > cap.rows ? cap.rows : undefined);
  const shown = useMemo(() => (most === undefined ? window : window.withCount(most)), [window, most]);
  return { loaded: { ...loaded, window: shown }, showAll: latestOnly === undefined ? undefined : () => setAll(true) };
}
