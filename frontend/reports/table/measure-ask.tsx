import { useState, type ReactNode } from 'react';
import type { Measure } from '../../../events/reports/measures.rules.js';
import { Popover } from '../../kit/popover/popover.js';
import { formulaWords } from './formula-words.js';
import './measure-ask.css';

interface MeasureAskProps {
  readonly measure: Pick<Measure, 'label' | 'counts' | 'formula'>;
  /** Its name, where it asks as well. */
  readonly children?: ReactNode;
}

/** A question mark that says what counts for a figure and how it is reckoned. */
export function MeasureAsk({ measure: { label, counts, formula }, children }: MeasureAskProps) {
  const [open, setOpen] = useState(false);
  const content = (
    <div className="measure-words">
      <b>{label}</b>
      <p>{counts}.</p>
      {formula && <p>{formulaWords(formula)}.</p>}
    </div>
  );
  return (
    <Popover plain isOpen={open} onTurn={setOpen} content={content} placement="bottom">
      <button type="button" className="measure-ask" aria-haspopup="dialog" aria-label={`What is ${label}?`}>
        {children}
        <span className="measure-mark no-print" aria-hidden>
          ?
        </span>
      </button>
    </Popover>
  );
}
