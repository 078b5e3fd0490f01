import { useSyncExternalStore } from 'react';

export type Direction = 'ltr' | 'rtl';

const STORED = 'direction';
const watchers = new Set<() => void>();

/** Who opens an address of the mirror reads from right to left, whatever this browser remembers (decisions.md I17). */
let direction: Direction = /^\/rtl(\/|$)/.test(location.pathname) || localStorage.getItem(STORED) === 'rtl' ? 'rtl' : 'ltr';

/** Everything below follows `dir`: the style sheets name no left and no right. Called before the first paint. */
export function applyDirection(): void {
  document.documentElement.dir = direction;
}

export function currentDirection(): Direction {
  return direction;
}

export function rememberDirection(chosen: Direction): void {
  localStorage.setItem(STORED, chosen);
  direction = chosen;
  applyDirection();
  watchers.forEach((watcher) => watcher());
}

export function useDirection(): Direction {
  return useSyncExternalStore((watcher) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  }, currentDirection);
}
