import { useState, type ReactNode } from 'react';
import type { ReportMeasure } from '../../../backend/reports/report.dto.js';
import { Popover } from '../../kit/popover/popover.js';
import { formulaWords } from './formula-words.js';

/** The name of a measure; the question mark says what counts and how it is reckoned. */
export function MeasureHead({ measure: { label, counts, formula } }: { readonly measure: ReportMeasure }) {
  const [open, setOpen] = useState(false);
  const content = (
    <div className="measure-words">
      <b>{label}</b>
      <p>{counts}.</p>
      {formula && <p>{formulaWords(formula)}.</p>}
    </div>
  );
  return (
    <span className="measure-head">
      <Popover plain isOpen={open} onTurn={setOpen} content={content} placement="bottom">
        <button type="button" className="measure-ask" aria-haspopup="dialog" aria-label={`What is ${label}?`}>
          {breakable(label)}
          <span className="measure-mark no-print" aria-hidden>
            ?
          </span>
        </button>
      </Popover>
    </span>
  );
}

/** "NS/Cncld" may go into two lines. */
function breakable(label: string): ReactNode {
  const [first, ...others] = label.split('/');
  return [first, ...others.flatMap((part) => ['/', <wbr key={part} />, part])];
}
