import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

const STORED = 'theme';
const watchers = new Set<() => void>();

/** Puts the stored choice, or else the system's, on the page; called before the first paint. */
export function applyTheme(): void {
  document.body.classList.toggle('bp6-dark', currentTheme() === 'dark');
}

export function currentTheme(): Theme {
  const stored = localStorage.getItem(STORED);
  if (stored === 'light' || stored === 'dark') return stored;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(STORED, theme);
  applyTheme();
  watchers.forEach((watcher) => watcher());
}

export function useTheme(): Theme {
  return useSyncExternalStore((watcher) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  }, currentTheme);
}
