import { contractTotals, depositExceedsPrice } from '../../../backend/resale-contracts/resale-contract.pricing.js';
import { Bill } from '../../kit/detail/bill.js';
import { Section } from '../../kit/page/section.js';
import { pricedTerms } from '../contract-bill.js';
import { totalsOf, type Totals } from './totals-of.js';

/** What the terms come to while they are typed, by the rules that the server applies. */
export function TotalsCard(totals: Totals) {
  return (
    <Section title="Totals" note="as you type" className="new-totals">
      <div aria-live="polite" aria-label="Totals">
        <Bill lines={totalsOf(totals)} />
        <TooMuch {...totals} />
      </div>
    </Section>
  );
}

export function TooMuch({ contract }: Totals) {
  return depositExceedsPrice(contractTotals(pricedTerms(contract))) && <p className="detail-warning">The deposit is more than the contract sales price.</p>;
}
