import { Dialog } from '@blueprintjs/core';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { SearchIcon } from '@blueprintjs/icons';
import { Contained } from '../../kit/page/contained.js';
import type { ShellAction } from '../shell/use-shell-actions.js';
import { optionId, PaletteList } from './palette-list.js';
import { PaletteNews } from './palette-news.js';
import { usePalette } from './use-palette.js';
import './palette.css';

const LIST = 'palette-list';
const TITLE = 'palette-title';

interface PaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly actions: readonly ShellAction[];
}

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
    <Dialog isOpen={open} onClose={onClose} className="palette" aria-labelledby={TITLE} transitionDuration={0}>
      <Contained key={openings} instead={<Broken />}>
        <PaletteBox actions={actions} onClose={onClose} />
      </Contained>
    </Dialog>
  );
}

function Broken() {
  return (
    <p id={TITLE} className="palette-broken" role="alert">
      The search broke. Close it with Esc and open it again; the page behind it is as you left it.
    </p>
  );
}

function PaletteBox({ actions, onClose }: Pick<PaletteProps, 'actions' | 'onClose'>) {
  const input = useRef<HTMLInputElement>(null);
  const { typed, type, groups, found, active, step, choose, enter } = usePalette(actions, onClose);
  useEffect(() => input.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) enter();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <h2 id={TITLE} className="visually-hidden">
        Find or go to
      </h2>
      <div className="palette-search">
        <SearchIcon />
        <input
          ref={input}
          role="combobox"
          aria-label="Find or go to"
          aria-autocomplete="list"
          aria-expanded={groups.length > 0}
          aria-controls={LIST}
          aria-activedescendant={active && optionId(active.id)}
          placeholder="Name, number, screen or action…"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <PaletteList id={LIST} groups={groups} words={typed} active={active} onChoose={choose} />
      <PaletteNews words={typed.trim()} found={found} nothing={groups.length === 0} />
    </>
  );
}
