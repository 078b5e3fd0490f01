import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Shortcut } from './shortcut.js';

/** What is on the screen now, the parts that came last at the end. */
let shown: readonly { readonly current: readonly Shortcut[] }[] = [];
const watchers = new Set<() => void>();

function show(next: typeof shown): void {
  shown = next;
  watchers.forEach((watcher) => watcher());
}

/** Offers these as long as the part is on the screen: the keys work, and the sheet lists them. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    show([...shown, latest]);
    return () => show(shown.filter((other) => other !== latest));
  }, []);
}

/** Where several parts offer the same keys, the last one has them. */
export function allShortcuts(): readonly Shortcut[] {
  return shown.flatMap(({ current }) => current);
}

/** For the sheet: draws again when a part comes or goes. */
export function useAllShortcuts(): readonly Shortcut[] {
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => shown,
  );
  // Two forms at once offer the same keys.
  return [...new Map(allShortcuts().map((shortcut) => [`${shortcut.group} ${shortcut.keys.join(' ')}`, shortcut])).values()];
}
