import type { ClosingCostSchedule } from './sale-conditions.js';

const NOTHING: ClosingCostSchedule = { escrowServices: '0.00', membershipProcessing: '0.00', firstYearDues: '0.00', trusteeFees: '0.00', thirdPartyProviders: '0.00' };
const USUAL: ClosingCostSchedule = { escrowServices: '175.00', membershipProcessing: '220.00', firstYearDues: '599.00', trusteeFees: '20.00', thirdPartyProviders: '69.00' };

/** What the documents say of a product that has no schedule of its own (`decisions.md E1`, `E2`). */
export function documentedClosingCosts(productId: number): ClosingCostSchedule {
  return productId === 1 || productId === 2 ? NOTHING : USUAL;
}
