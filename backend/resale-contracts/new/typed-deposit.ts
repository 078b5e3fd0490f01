import { contractTotals, type PricedTerms } from '../resale-contract.pricing.js';

interface Typed {
  /** What the event keeps beside its terms, where the full amount stands in the deposit's place. */
  readonly typedDeposit?: string;
}

/**
 * A deposit that was sent together with YES: the total takes its place, and NO brings it back (`decisions.md C6`).
 * One that equals the total was not typed: clients send back what they were answered.
 */
export function typedBesideFull(sent: string | null | undefined, terms: PricedTerms): Typed {
  if (terms.fullAmountCollected !== 'YES' || !sent) return {};
  const { depositAmount } = contractTotals({ ...terms, fullAmountCollected: 'NO', depositAmount: sent });
  return depositAmount === null || depositAmount === terms.depositAmount ? {} : { typedDeposit: depositAmount };
}
