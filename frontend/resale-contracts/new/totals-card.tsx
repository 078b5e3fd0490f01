import { contractTotals, depositExceedsPrice } from '../../../backend/resale-contracts/resale-contract.pricing.js';
import { Bill } from '../../kit/detail/bill.js';
import { Section } from '../../kit/page/section.js';
import { billOf, pricedTerms } from '../contract-bill.js';
import type { Contract } from '../contract-record.js';

/** Of an HSI or RCI contract nothing is added to the price. */
const exchanged = ['purchasePrice', 'contractSalesPrice', 'depositAmount', 'creditCardProcessingFee', 'cashDueAtSigning', 'balanceDue'];

/** What the terms come to while they are typed, by the rules that the server applies. */
export function TotalsCard({ contract, exchange = false }: { readonly contract: Contract; readonly exchange?: boolean }) {
  const lines = billOf(contract)
    .filter(({ fields }) => !exchange || exchanged.includes(fields[0]!))
    .map((line) => ({ ...line, fields: [] }));
  return (
    <Section title="Totals" note="as you type" className="new-totals">
      <div aria-live="polite" aria-label="Totals">
        <Bill lines={lines} />
        {depositExceedsPrice(contractTotals(pricedTerms(contract))) && <p className="detail-warning">The deposit is more than the contract sales price.</p>}
      </div>
    </Section>
  );
}
