import { useEffect } from 'react';
import { isSingleKey, nameOfKey, shortcutFor } from '../../kit/keys/shortcut.js';
import { allShortcuts } from '../../kit/keys/use-shortcuts.js';
import { singleKeysWork } from './single-keys.js';

/** The second key of two has to follow within this. */
const SECOND_KEY_MS = 1_200;

/** Not the palette: one that was closed a moment ago stands in the page still, and may be opened again. */
const ASKING = '[role=dialog]:not(.palette), [role=alertdialog]';

/** Runs whatever shortcut is on the screen. Plain letters not while somebody types or is in a menu, and none at all over a question that waits for its answer. */
export function useShortcutKeys(): void {
  useEffect(() => {
    let pressed: readonly string[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = () => {
      clearTimeout(timer);
      pressed = [];
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const key = nameOfKey(event);
      if (!key || event.defaultPrevented || event.isComposing) return;
      const table = allShortcuts().filter((shortcut) => !isSingleKey(shortcut) || (singleKeysWork() && !isTaken(event.target)));
      const longer = [...pressed, key];
      const sequence = shortcutFor(longer, table) ? longer : [key];
      const found = shortcutFor(sequence, table);
      forget();
      if (found === 'begun') {
        pressed = sequence;
        timer = setTimeout(forget, SECOND_KEY_MS);
      } else if (found) {
        // Not the browser's own meaning of the keys either: Ctrl-K leaves the page.
        event.preventDefault();
        if (!document.querySelector(ASKING)) found.run?.();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      forget();
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

/** Somebody types there, or it has letters of its own. */
function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [role=menu], [role=listbox]') !== null;
}
