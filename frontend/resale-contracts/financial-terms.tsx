import { contractTotals, depositExceedsPrice, type PricedTerms } from '../../backend/resale-contracts/resale-contract.pricing.js';
import { financialTermFields } from '../../events/resale-contract-fields.values.js';
import { Bill, type BillLine } from '../kit/detail/bill.js';
import { line, RecordFacts } from '../kit/detail/record-facts.js';
import { Section } from '../kit/page/section.js';
import type { Contract } from './contract-record.js';
import type { EditableSection } from './editable-section.js';
import { FinancialTermsForm } from './financial-terms-form.js';

/** The bill of the contract; edits in place with the totals computed while one types. */
export function FinancialTerms(section: EditableSection) {
  const { shown, editing, onEdit } = section;
  const edit = onEdit && !editing && (
    <button type="button" className="link-button" onClick={onEdit}>
      Edit
    </button>
  );
  return (
    <Section title="Financial terms" action={edit}>
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

export function billOf(contract: Contract): readonly BillLine[] {
  const inFull = contract.fullAmountCollected === 'YES';
  const by = contract.depositMadeBy ? `, ${contract.depositMadeBy.toLowerCase()}` : '';
  const balanceBy = contract.balanceDueType && contract.balanceDueType !== 'None' ? `, ${contract.balanceDueType.toLowerCase()}` : '';
  return [
    { label: 'Purchase price', amount: contract.purchasePrice, fields: ['purchasePrice'] },
    { label: 'Closing fee', amount: contract.closingFee, fields: ['closingFee'] },
    { label: 'Credit report fee', amount: contract.creditReportFee, fields: ['creditReportFee'] },
    { label: 'Prepaid maintenance fee', amount: contract.prePaidMaintFee, fields: ['prePaidMaintFee'] },
    { label: 'Contract sales price', amount: contract.contractSalesPrice, fields: ['contractSalesPrice'], total: true },
    { label: `${inFull ? 'Full amount' : 'Deposit'}${by}`, amount: contract.depositAmount, fields: ['depositAmount', 'depositMadeBy', 'fullAmountCollected'] },
    { label: contract.depositMadeBy === 'CREDIT CARD' ? 'Card fee 3%' : 'Card fee', amount: contract.creditCardProcessingFee, fields: ['creditCardProcessingFee'] },
    { label: 'Cash due at signing', amount: contract.cashDueAtSigning, fields: ['cashDueAtSigning'], total: true },
    { label: `Balance due${balanceBy}`, amount: contract.balanceDue, fields: ['balanceDue', 'balanceDueType'], total: true },
  ];
}

/** The terms of a contract as the price rules take them. */
export function pricedTerms(contract: Contract): PricedTerms {
  return {
    contractType: contract.contractType ?? '',
    purchasePrice: contract.purchasePrice ?? null,
    closingFee: contract.closingFee ?? null,
    creditReportFee: contract.creditReportFee ?? null,
    prePaidMaintFee: contract.prePaidMaintFee ?? null,
    fullAmountCollected: contract.fullAmountCollected ?? '',
    depositMadeBy: contract.depositMadeBy ?? '',
    depositAmount: contract.depositAmount ?? null,
  };
}

/** `decisions.md C7` */
function isNegative(contract: Contract): boolean {
  return contract.balanceDue?.startsWith('-') ?? depositExceedsPrice(contractTotals(pricedTerms(contract)));
}
