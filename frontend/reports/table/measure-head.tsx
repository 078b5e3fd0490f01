import type { ReactNode } from 'react';
import type { ReportMeasure } from '../../../backend/reports/report.dto.js';
import { MeasureAsk } from './measure-ask.js';

interface MeasureHeadProps {
  readonly measure: ReportMeasure;
  /** Where the name sorts its lines: the question mark alone asks then. */
  readonly sorting?: ReactNode;
}

/** The name of a measure; the question mark says what counts and how it is reckoned. */
export function MeasureHead({ measure, sorting }: MeasureHeadProps) {
  return (
    <span className={sorting ? 'measure-head measure-sorted' : 'measure-head'}>
      {sorting}
      <MeasureAsk measure={measure}>{!sorting && breakable(measure.label)}</MeasureAsk>
    </span>
  );
}

/** "NS/Cncld" may go into two lines. */
export function breakable(label: string): ReactNode {
  const [first, ...others] = label.split('/');
  return [first, ...others.flatMap((part) => ['/', <wbr key={part} />, part])];
}
