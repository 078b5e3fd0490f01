import { useNavigate } from 'react-router-dom';
import { useSession } from '../../server/session.js';
import type { Shortcut } from '../../kit/keys/shortcut.js';
import { useShortcuts } from '../../kit/keys/use-shortcuts.js';
import { screens } from '../routes.js';
import type { Screen } from '../screen.js';
import { useScreen } from '../shell/use-screen.js';
import { goToKeys } from './go-to-keys.js';

interface ShellParts {
  readonly openPalette: () => void;
  readonly showHelp: () => void;
}

/** The keys that work on every screen, and those that follow from where it stands in the catalogue. */
export function useShellShortcuts({ openPalette, showHelp }: ShellParts): void {
  const { may } = useSession();
  const navigate = useNavigate();
  const current = useScreen();
  const go = (to: string) => () => void navigate(to);
  const anywhere: readonly Shortcut[] = [
    { keys: ['Mod+k'], words: 'Find or go to…', group: 'Anywhere', run: openPalette },
    { keys: ['/'], words: 'The same with one key', group: 'Anywhere', run: openPalette },
    { keys: ['?'], words: 'This sheet', group: 'Anywhere', run: showHelp },
    { keys: ['Escape'], words: 'Close what floats', group: 'Anywhere' },
    { keys: ['Mod+enter'], words: 'Save', group: 'In a form' },
    { keys: ['Escape'], words: 'Cancel, asking first when something was typed', group: 'In a form' },
  ];
  const goTo = screens
    .filter(({ permission }) => may(permission))
    .flatMap((screen): Shortcut[] => {
      const keys = goToKeys(screen);
      return keys ? [{ keys, words: screen.title, group: 'Go to', run: go(screen.path) }] : [];
    });
  const made = current && screens.find((one) => isNewScreenOf(one, current.screen) && may(one.permission));
  useShortcuts([
    ...anywhere,
    ...goTo,
    ...(made ? [{ keys: ['n'], words: made.title, group: 'This page' as const, run: go(made.path) }] : []),
  ]);
}

/** /admin/users-new stands under the list that it adds to. */
function isNewScreenOf({ path, under }: Screen, list: Screen): boolean {
  return path.endsWith('-new') && under === list.path;
}
