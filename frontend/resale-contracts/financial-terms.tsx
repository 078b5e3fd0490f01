import { contractTotals, depositExceedsPrice } from '../../backend/resale-contracts/resale-contract.pricing.js';
import { financialTermFields } from '../../events/resale-contract-fields.values.js';
import { Bill } from '../kit/detail/bill.js';
import { EditLink } from '../kit/detail/edit-link.js';
import { line, RecordFacts } from '../kit/detail/record-facts.js';
import { Section } from '../kit/page/section.js';
import { billOf, pricedTerms } from './contract-bill.js';
import type { Contract } from './contract-record.js';
import type { EditableSection } from './editable-section.js';
import { FinancialTermsForm } from './financial-terms-form.js';

/** The bill of the contract; edits in place with the totals computed while one types. */
export function FinancialTerms(section: EditableSection) {
  const { shown, editing, onEdit } = section;
  return (
    <Section title="Financial terms" action={<EditLink what="Financial terms" onEdit={!editing && onEdit} />}>
      {editing ? <FinancialTermsForm {...section} /> : <TermsAsBill contract={shown.data} />}
    </Section>
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
