import { useDeferredValue, useMemo, useState } from 'react';
import { largestAdditionalDown, type WayOutOf } from '../../../backend/epic-contracts/terms/contract-terms.rules.js';
import type { TypedContract } from './terms-as-typed.js';

/**
 * The largest additional down payment that keeps the ceiling; null where only payment in full does (`decisions.md E29`). It is worked out after the
 * figures are drawn, once for a price and a term. @returns undefined while the ceiling is kept, or till it is known
 */
export function useWayOut({ terms, conditions: { fees }, overCeiling }: TypedContract): string | null | undefined {
  const { purchasePrice, minimumDownPayment, loanTerm, loanProcessingFee, interestRate } = terms;
  const asked = JSON.stringify({ purchasePrice, minimumDownPayment, loanTerm, loanProcessingFee, interestRate, aprCeiling: fees.aprCeiling } satisfies WayOutOf);
  const [wanted, want] = useState<string>();
  if (overCeiling && wanted !== asked) want(asked);
  const drawn = useDeferredValue(wanted);
  const most = useMemo(() => (drawn === undefined ? undefined : largestAdditionalDown(JSON.parse(drawn) as WayOutOf)), [drawn]);
  return overCeiling && drawn === asked ? most : undefined;
}
