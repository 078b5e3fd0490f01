import type { ReactNode } from 'react';
import type { Measure } from '../../../events/reports/measures.rules.js';
import { Ask } from '../../kit/popover/ask.js';
import { formulaWords } from './formula-words.js';

interface MeasureAskProps {
  readonly measure: Pick<Measure, 'label' | 'counts' | 'formula'>;
  /** Its name, where it asks as well. */
  readonly children?: ReactNode;
}

/** A question mark that says what counts for a figure and how it is reckoned. */
export function MeasureAsk({ measure: { label, counts, formula }, children }: MeasureAskProps) {
  const words = (
    <>
      <p>{counts}.</p>
      {formula && <p>{formulaWords(formula)}.</p>}
    </>
  );
  return (
    <Ask label={label} words={words}>
      {children}
    </Ask>
  );
}
