import { contractTotals, depositExceedsPrice } from '../../backend/resale-contracts/resale-contract.pricing.js';
import { Bill } from '../kit/detail/bill.js';
import { EditableCard } from '../kit/detail/sections/editable-card.js';
import { RecordFacts } from '../kit/detail/sections/record-facts.js';
import { linesOf } from '../kit/detail/sections/record-section.js';
import { formatMoney } from '../kit/format/money.js';
import { billOf, pricedTerms } from './contract-bill.js';
import type { Contract, OpenContract } from './contract-record.js';
import { contractSections } from './contract-sections.js';
import { FinancialTermsFields } from './fields/financial-terms-fields.js';

const NO_AMOUNT = formatMoney('0.00');

/** The bill of the contract; edits in place with the totals computed while one types. */
export function FinancialTerms({ open }: { readonly open: OpenContract }) {
  return (
    <EditableCard title="Financial terms" section={open.section('terms')} form={() => <FinancialTermsFields open={open} />}>
      <TermsAsBill contract={open.data} />
    </EditableCard>
  );
}

function TermsAsBill({ contract }: { readonly contract: Contract }) {
  const below = linesOf(contractSections.terms, contract);
  return (
    <>
      <Bill lines={billOf(contract)} />
      {isNegative(contract) && <p className="detail-warning">The deposit is more than the contract sales price.</p>}
      {below.some(({ value }) => value && value !== NO_AMOUNT) && (
        <div className="bill-below">
          <RecordFacts record={contract} lines={below} />
        </div>
      )}
    </>
  );
}

/** `decisions.md C7` */
function isNegative(contract: Contract): boolean {
  return contract.balanceDue?.startsWith('-') ?? depositExceedsPrice(contractTotals(pricedTerms(contract)));
}
