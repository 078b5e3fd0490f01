import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

const STORED = 'theme';
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const watchers = new Set<() => void>();

/** Puts the stored choice, or else the system's, on the page; called before the first paint. */
export function applyTheme(): void {
  document.body.classList.toggle('bp6-dark', currentTheme() === 'dark');
}

export function currentTheme(): Theme {
  const stored = localStorage.getItem(STORED);
  if (stored === 'light' || stored === 'dark') return stored;
  return systemIsDark.matches ? 'dark' : 'light';
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(STORED, theme);
  refreshTheme();
}

/** Goes along when the system turns dark or light, which shows as long as nobody chose by hand. */
export function followSystemTheme(): void {
  systemIsDark.addEventListener('change', refreshTheme);
}

function refreshTheme(): void {
  applyTheme();
  watchers.forEach((watcher) => watcher());
}

export function useTheme(): Theme {
  return useSyncExternalStore((watcher) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  }, currentTheme);
}
