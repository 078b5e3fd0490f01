import { SearchIcon } from '@blueprintjs/icons';
import { Keys } from '../shortcuts/keys.js';

/** Looks like the search that it opens. */
export function FindButton({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <button type="button" className="find-button" aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={onOpen}>
      <SearchIcon />
      <span className="find-words">Find a name, a number, a screen…</span>
      <Keys keys={['Mod+k']} />
    </button>
  );
}
