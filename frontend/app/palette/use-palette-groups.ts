import { SearchIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { formatCount } from '../../kit/format/money.js';
import { useSession } from '../../server/session.js';
import { screens } from '../routes.js';
import type { Screen } from '../screen.js';
import { goToKeys } from '../shortcuts/go-to-keys.js';
import { useScreen } from '../shell/use-screen.js';
import type { ShellAction } from '../shell/use-shell-actions.js';
import type { PaletteEntry, PaletteGroup } from './entry.js';
import type { FoundCount } from './find-records.js';
import { findables, findPlaces } from './findable.js';
import { matchOf } from './match.js';
import { recentEntries } from './recent-entries.js';
import { useKnownEntries } from './use-known-entries.js';
import { useFoundRecords } from './use-found-records.js';

/** What the palette offers for the words in it: without any, where one was last. */
export function usePaletteGroups(typed: string, actions: readonly ShellAction[]) {
  const { user, may } = useSession();
  const screen = useScreen()?.screen;
  const { pathname } = useLocation();
  const words = typed.trim();
  const places = useMemo(() => findPlaces(may, screen), [may, screen]);
  const found = useFoundRecords(words, places);
  const known = useKnownEntries(words, places);
  const open = screens.filter(({ path, permission }) => !path.includes(':') && may(permission));
  const goTo = open.filter((one) => !makesNew(one)).map(goToEntry);
  const doing = [...open.filter(makesNew).map(goToEntry), ...actions.filter(({ chosen }) => !chosen).map(actionEntry)];
  const fixed = [
    { name: 'Go to', entries: matching(goTo, words) },
    { name: 'Actions', entries: matching(doing, words) },
  ];
  const groups: readonly PaletteGroup[] =
    words === ''
      ? [{ name: 'Recent', entries: recentEntries(user.userId, pathname, may) }, ...fixed]
      : [...fixed, ...found.groups, { name: 'Known', entries: known }, { name: 'Search', entries: places.map((place) => searchEntry(place, words, found.counts.get(place.path))) }];
  return { groups: groups.filter(({ entries }) => entries.length > 0), found, isKnown: known.length > 0 };
}

function makesNew({ path }: Screen): boolean {
  return path.endsWith('-new');
}

function matching(entries: readonly PaletteEntry[], words: string): readonly PaletteEntry[] {
  return entries.filter(({ text }) => matchOf(text, words));
}

function goToEntry(screen: Screen): PaletteEntry {
  const above = screens.find(({ path }) => path === screen.under);
  return { id: screen.path, text: screen.title, about: screen.section ?? above?.title ?? '', icon: screen.icon ?? above?.icon, keys: goToKeys(screen), leads: screen.path };
}

function actionEntry({ id, text, icon, keys, run }: ShellAction): PaletteEntry {
  return { id, text, icon, keys, leads: run };
}

function searchEntry({ path, finds }: Screen, words: string, counted: FoundCount | undefined): PaletteEntry {
  const days = findables[path]?.keepsTo?.().words;
  const count = counted && [counted.listed === 0 ? 'none' : formatCount(counted.listed), days].filter(Boolean).join(' · ');
  return { count, id: `search ${path}`, text: `Search “${words}” in ${finds}`, icon: SearchIcon, leads: `${path}?${new URLSearchParams({ q: words })}` };
}
