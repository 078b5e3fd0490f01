import { matchPath } from 'react-router-dom';
import { screens } from '../routes.js';
import type { PaletteEntry } from './entry.js';
import { findables, type May } from './findable.js';
import { visits } from './recent.js';

/** Where this person was last, without the place that is open and without what he or she may not open any more. */
export function recentEntries(userId: number, here: string, may: May): readonly PaletteEntry[] {
  return visits(userId)
    .filter((address) => address !== here)
    .flatMap((address) => entryOf(address, may) ?? []);
}

function entryOf(address: string, may: May): PaletteEntry | undefined {
  const screen = screens.find(({ path }) => matchPath(path, address));
  if (!screen || !may(screen.permission)) return undefined;
  const above = screens.find(({ path }) => path === screen.under);
  const { id } = matchPath(screen.path, address)!.params;
  const noun = Object.values(findables).find(({ opens }) => opens === screen.path)?.noun;
  const text = noun && id ? `${noun} ${id}` : screen.title.replace(':id', id ?? '');
  return { id: `recent ${address}`, text, about: above?.title ?? '', icon: screen.icon ?? above?.icon, leads: address };
}
