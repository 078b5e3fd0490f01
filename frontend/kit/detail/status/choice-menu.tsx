import { Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { SmallTickIcon } from '@blueprintjs/icons';
import type { ReactElement, ReactNode } from 'react';

interface ChoiceMenuProps {
  readonly label: string;
  readonly words: readonly string[];
  readonly chosen: string;
  readonly shown: (word: string) => ReactNode;
  /** Another word than the chosen one. */
  readonly onChoose: (word: string) => void;
  /** The button that opens it. */
  readonly children: ReactElement;
}

/** A menu of words of which one is chosen: it opens at that one. */
export function ChoiceMenu({ label, words, chosen, shown, onChoose, children }: ChoiceMenuProps) {
  const menu = (
    <Menu aria-label={label}>
      {words.map((word) => (
        <MenuItem key={word} data-chosen={word === chosen || undefined} text={shown(word)} labelElement={word === chosen && <SmallTickIcon title="Chosen" />} onClick={() => word !== chosen && onChoose(word)} />
      ))}
    </Menu>
  );
  return (
    // Still closing, it would take the focus from the dialog that asks why: it closes at once.
    <PopoverNext content={menu} placement="bottom-start" transitionDuration={0} onOpened={atTheChosen}>
      {children}
    </PopoverNext>
  );
}

/** At its box where nothing is chosen. */
function atTheChosen(menu: HTMLElement): void {
  menu.querySelector<HTMLElement>('[data-chosen]')?.focus();
}
