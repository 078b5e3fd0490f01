import { SearchIcon } from '@blueprintjs/icons';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { PaletteProps } from './palette.js';
import { optionId, PaletteList } from './palette-list.js';
import { PaletteNews } from './palette-news.js';
import { PALETTE_TITLE } from './palette-title.js';
import { usePalette } from './use-palette.js';

const LIST = 'palette-list';

interface PaletteBoxProps extends Pick<PaletteProps, 'actions' | 'onClose'> {
  /** What was typed before this was here. */
  readonly begun: string;
}

/** What stands in the open palette: a chunk of its own, fetched when the first screen stands. */
export function PaletteBox({ begun, actions, onClose }: PaletteBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const { typed, type, groups, found, isKnown, active, step, choose, enter } = usePalette(begun, actions, onClose);
  // Before the next key comes.
  useLayoutEffect(() => {
    const box = input.current!;
    box.focus();
    box.setSelectionRange(box.value.length, box.value.length);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) enter();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <h2 id={PALETTE_TITLE} className="visually-hidden">
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
      <PaletteNews words={typed.trim()} found={found} nothing={groups.length === 0} isKnown={isKnown} />
    </>
  );
}
