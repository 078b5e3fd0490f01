import { useState, type ReactNode } from 'react';
import { Popover } from './popover.js';
import './ask.css';

interface AskProps {
  /** What is asked about. */
  readonly label: string;
  /** What it means, in paragraphs. */
  readonly words: ReactNode;
  /** Its name, where it asks as well. */
  readonly children?: ReactNode;
}

/** A question mark that says what something means: by pointer, finger and keyboard. */
export function Ask({ label, words, children }: AskProps) {
  const [open, setOpen] = useState(false);
  const content = (
    <div className="ask-words">
      <b>{label}</b>
      {words}
    </div>
  );
  return (
    <Popover plain isOpen={open} onTurn={setOpen} content={content} placement="bottom">
      <button type="button" className="ask-word" aria-haspopup="dialog" aria-label={`What is ${label}?`}>
        {children}
        <span className="ask-mark no-print" aria-hidden>
          ?
        </span>
      </button>
    </Popover>
  );
}
