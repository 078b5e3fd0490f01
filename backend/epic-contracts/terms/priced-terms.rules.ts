import type { EpicComputedTerms, EpicTypedTerms } from '../../../events/epic-contracts/epic-contract-terms.fields.js';
import { membershipDates } from './membership-dates.rules.js';

/** Terms that money follows from; the date moves the membership alone. */
const pricedTerms = ['membershipTier', 'transactionType', 'purchasePrice', 'additionalDownPayment', 'loanTerm'] as const;

type Priced = { readonly [Name in (typeof pricedTerms)[number]]?: unknown };

/** Whether figures are computed anew: by form and decider alike, so that an imported contract keeps its own in both. */
export function isPricedAnew(before: Priced, after: Priced): boolean {
  return pricedTerms.some((term) => (before[term] || null) !== (after[term] || null));
}

type Dated = Pick<EpicTypedTerms, 'contractDate'> & Pick<EpicComputedTerms, 'membershipTerm'>;

/** Where the figures stay: what another contract date does to the membership. */
export function datesMoved(contractDate: string | null, before: Dated): { readonly membershipStartDate?: string; readonly membershipExpDate?: string } {
  if (contractDate === before.contractDate || contractDate === null || before.membershipTerm === null) return {};
  return membershipDates(contractDate, before.membershipTerm);
}
