import { useState, type ReactNode } from 'react';
import type { ReportMeasure } from '../../../backend/reports/report.dto.js';
import { Popover } from '../../kit/popover/popover.js';

/** The name of a measure; the question mark says what counts, how it is reckoned, and where that is written. */
export function MeasureHead({ measure: { label, counts, formula, source } }: { readonly measure: ReportMeasure }) {
  const [open, setOpen] = useState(false);
  const content = (
    <div className="measure-words">
      <b>{label}</b>
      <p>{counts}.</p>
      {formula && <p>{formula.replace(/ - /g, ' − ')}</p>}
      <p className="measure-source">{sourceWords(source)}</p>
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

/** "D3 section 9" is a document, "I4" a decision. */
function sourceWords(source: string): string {
  return source.startsWith('D3') ? `Document 3, ${source.slice(3)}` : `Decisions ${source}`;
}
