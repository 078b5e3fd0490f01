import { useMemo } from 'react';
import { largestAdditionalDown } from '../../../backend/epic-contracts/terms/contract-terms.rules.js';
import type { TypedContract } from './terms-as-typed.js';

/**
 * The largest additional down payment that keeps the ceiling; null where only payment in full does (`decisions.md E29`). It takes longer than a
 * frame, and is not worked out anew while what is paid down is typed.
 */
export function useWayOut({ terms, conditions: { fees } }: TypedContract): string | null {
  const { purchasePrice, minimumDownPayment, loanTerm, loanProcessingFee, interestRate } = terms;
  const { aprCeiling } = fees;
  return useMemo(
    () => largestAdditionalDown({ purchasePrice, minimumDownPayment, loanTerm, loanProcessingFee, interestRate, aprCeiling }),
    [purchasePrice, minimumDownPayment, loanTerm, loanProcessingFee, interestRate, aprCeiling],
  );
}
