import { CaretDownIcon, SmallCrossIcon } from '@blueprintjs/icons';
import { useState, type ReactElement, type ReactNode } from 'react';
import '../list/filters/filter-bar.css';
import { Popover } from '../popover/popover.js';
import './filter-chip.css';

interface FilterChipProps {
  /** "Period" */
  readonly name: string;
  /** What is asked, in words; empty for nothing. */
  readonly words: string;
  readonly onRemove: () => void;
  /** What it is chosen with. */
  readonly children: (close: () => void) => ReactNode;
}

/** One filter: its name while nothing is asked, else what is asked, with a cross that takes it back. */
export function FilterChip({ name, words, onRemove, children }: FilterChipProps) {
  const [open, setOpen] = useState(false);
  const popover = (button: ReactElement<{ 'aria-haspopup'?: 'dialog' }>) => (
    <Popover plain isOpen={open} onTurn={setOpen} content={<div className="chip-menu">{children(() => setOpen(false))}</div>} placement="bottom-start">
      {button}
    </Popover>
  );
  if (!words) {
    return popover(
      <button type="button" className="chip" aria-haspopup="dialog">
        {name} <CaretDownIcon size={12} aria-hidden />
      </button>,
    );
  }
  const said = `${name}: ${words}`;
  return (
    <span className="token">
      {popover(
        <button type="button" className="token-words" aria-haspopup="dialog">
          {said}
        </button>,
      )}
      <button type="button" className="token-remove" aria-label={`Remove ${said}`} onClick={onRemove}>
        <SmallCrossIcon size={14} />
      </button>
    </span>
  );
}
