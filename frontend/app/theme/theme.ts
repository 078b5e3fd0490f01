import { useSyncExternalStore } from 'react';

type Theme = 'light' | 'dark';

/** What somebody can choose; as the system is until then. */
export type ThemeChoice = Theme | 'system';

const STORED = 'theme';
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const watchers = new Set<() => void>();

/** Puts the choice on the page; called before the first paint. */
export function applyTheme(): void {
  document.body.classList.toggle('bp6-dark', currentTheme() === 'dark');
}

export function chooseTheme(choice: ThemeChoice): void {
  localStorage.setItem(STORED, choice);
  refreshTheme();
}

/** Goes along when the system turns dark or light, which shows as long as nobody chose by hand. */
export function followSystemTheme(): void {
  systemIsDark.addEventListener('change', refreshTheme);
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(watch, currentChoice);
}

function currentTheme(): Theme {
  const choice = currentChoice();
  if (choice !== 'system') return choice;
  return systemIsDark.matches ? 'dark' : 'light';
}

function currentChoice(): ThemeChoice {
  const stored = localStorage.getItem(STORED);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function refreshTheme(): void {
  applyTheme();
  watchers.forEach((watcher) => watcher());
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
