import { Dialog } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { lazy, Suspense, useState } from 'react';
import { Contained } from '../../kit/page/contained.js';
import type { ShellAction } from '../shell/use-shell-actions.js';
import { PALETTE_TITLE } from './palette-title.js';
import './palette.css';

export interface PaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly actions: readonly ShellAction[];
}

const PaletteBox = lazy(async () => ({ default: (await import('./palette-box.js')).PaletteBox }));

/** Goes to any screen, finds any record, does any action, as far as this person may. */
export function Palette({ open, onClose, actions }: PaletteProps) {
  const [was, setWas] = useState(open);
  const [openings, setOpenings] = useState(0);
  const [typed, setTyped] = useState('');
  // A dialog that is opened again at once has not left the page yet: what was typed would still be there.
  if (was !== open) {
    setWas(open);
    if (open) {
      setOpenings(openings + 1);
      setTyped('');
    }
  }
  return (
    <Dialog isOpen={open} onClose={onClose} className="palette" aria-labelledby={PALETTE_TITLE} transitionDuration={0}>
      <Contained key={openings} instead={<Broken />}>
        <Suspense fallback={<Coming typed={typed} onTyped={setTyped} />}>
          <PaletteBox begun={typed} actions={actions} onClose={onClose} />
        </Suspense>
      </Contained>
    </Dialog>
  );
}

function Broken() {
  return (
    <p id={PALETTE_TITLE} className="palette-broken" role="alert">
      The search broke. Close it with Esc and open it again; the page behind it is as you left it.
    </p>
  );
}

/** Until the search is here: whoever types on loses no letter. */
function Coming({ typed, onTyped }: { readonly typed: string; readonly onTyped: (text: string) => void }) {
  return (
    <>
      <h2 id={PALETTE_TITLE} className="visually-hidden">
        Find or go to
      </h2>
      <div className="palette-search" aria-busy>
        <SearchIcon />
        <input aria-label="Find or go to" autoFocus autoComplete="off" spellCheck={false} placeholder="Name, number, screen or action…" value={typed} onChange={(event) => onTyped(event.target.value)} />
      </div>
    </>
  );
}
