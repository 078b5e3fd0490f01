import { contractTotals, depositExceedsPrice } from '../../backend/resale-contracts/resale-contract.pricing.js';
import { financialTermFields } from '../../events/resale-contracts/resale-contract-money.fields.js';
import { Bill } from '../kit/detail/bill.js';
import { EditableCard } from '../kit/detail/editable-card.js';
import { line, RecordFacts } from '../kit/detail/record-facts.js';
import { billOf, pricedTerms } from './contract-bill.js';
import type { Contract, OpenContract } from './contract-record.js';
import { FinancialTermsFields } from './fields/financial-terms-fields.js';

/** The bill of the contract; edits in place with the totals computed while one types. */
export function FinancialTerms({ open }: { readonly open: OpenContract }) {
  return (
    <EditableCard title="Financial terms" section={open.section('terms')} form={() => <FinancialTermsFields open={open} />}>
      <TermsAsBill contract={open.data} />
    </EditableCard>
  );
}

function TermsAsBill({ contract }: { readonly contract: Contract }) {
  const { loanProcessingFee, notes } = contract;
  return (
    <>
      <Bill lines={billOf(contract)} />
      {isNegative(contract) && <p className="detail-warning">The deposit is more than the contract sales price.</p>}
      {(notes || Number(loanProcessingFee ?? 0) !== 0) && (
        <div className="bill-below">
          <RecordFacts record={contract} lines={[line(financialTermFields, contract, 'loanProcessingFee'), line(financialTermFields, contract, 'notes')]} />
        </div>
      )}
    </>
  );
}

/** `decisions.md C7` */
function isNegative(contract: Contract): boolean {
  return contract.balanceDue?.startsWith('-') ?? depositExceedsPrice(contractTotals(pricedTerms(contract)));
}
