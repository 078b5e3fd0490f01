import { Dialog } from '@blueprintjs/core';
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
  // A dialog that is opened again at once has not left the page yet: what was typed would still be there.
  if (was !== open) {
    setWas(open);
    if (open) setOpenings(openings + 1);
  }
  return (
    <Dialog isOpen={open} onClose={onClose} className="palette" aria-labelledby={PALETTE_TITLE} transitionDuration={0}>
      <Contained key={openings} instead={<Broken />}>
        <Suspense fallback={<Coming />}>
          <PaletteBox actions={actions} onClose={onClose} />
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

function Coming() {
  return (
    <p id={PALETTE_TITLE} className="palette-broken" role="status">
      The search is coming…
    </p>
  );
}
