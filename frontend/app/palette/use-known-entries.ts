import { NewPersonIcon } from '@blueprintjs/icons';
import { knownWords } from '../../leads/duplicates/match-words.js';
import { useKnownContacts } from '../../leads/duplicates/use-known-contacts.js';
import type { Screen } from '../screen.js';
import type { PaletteEntry } from './entry.js';

const LEADS = '/admin/leads';

/** That a whole number or address is some lead’s, for who does not see whose (decisions.md B15). */
export function useKnownEntries(words: string, places: readonly Screen[]): readonly PaletteEntry[] {
  const looked = places.some(({ path }) => path === LEADS) ? words : '';
  const { matches } = useKnownContacts({ mobilePhone: looked, email: looked });
  return matches.map((match) => ({
    id: `known ${match.value}`,
    text: knownWords(match),
    about: 'Ask for the name to find it.',
    icon: NewPersonIcon,
    leads: `${LEADS}?${new URLSearchParams({ q: words })}`,
  }));
}
