import { useState, type ReactNode } from 'react';
import type { ReportMeasure } from '../../../backend/reports/report.dto.js';
import { Popover } from '../../kit/popover/popover.js';
import { formulaWords } from './formula-words.js';

interface MeasureHeadProps {
  readonly measure: ReportMeasure;
  /** Where the name sorts its lines: the question mark alone asks then. */
  readonly sorting?: ReactNode;
}

/** The name of a measure; the question mark says what counts and how it is reckoned. */
export function MeasureHead({ measure: { label, counts, formula }, sorting }: MeasureHeadProps) {
  const [open, setOpen] = useState(false);
  const content = (
    <div className="measure-words">
      <b>{label}</b>
      <p>{counts}.</p>
      {formula && <p>{formulaWords(formula)}.</p>}
    </div>
  );
  return (
    <span className={sorting ? 'measure-head measure-sorted' : 'measure-head'}>
      {sorting}
      <Popover plain isOpen={open} onTurn={setOpen} content={content} placement="bottom">
        <button type="button" className="measure-ask" aria-haspopup="dialog" aria-label={`What is ${label}?`}>
          {!sorting && breakable(label)}
          <span className="measure-mark no-print" aria-hidden>
            ?
          </span>
        </button>
      </Popover>
    </span>
  );
}

/** "NS/Cncld" may go into two lines. */
export function breakable(label: string): ReactNode {
  const [first, ...others] = label.split('/');
  return [first, ...others.flatMap((part) => ['/', <wbr key={part} />, part])];
}
