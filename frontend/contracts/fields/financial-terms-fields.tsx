import { contractTotals, depositExceedsPrice } from '../../../backend/resale-contracts/resale-contract.pricing.js';
import { Bill } from '../../kit/detail/bill.js';
import { SaidField } from '../../kit/form/fields/form-field.js';
import { SectionEntries } from '../../kit/form/fields/section-entries.js';
import { useSurroundingForm } from '../../kit/form/record-form-context.js';
import { SectionForm } from '../../kit/form/section-form.js';
import { formatMoney } from '../../kit/format/money.js';
import { billOf, pricedTerms } from '../contract-bill.js';
import type { Contract, OpenContract } from '../contract-record.js';
import { contractSections } from '../contract-sections.js';
import { withTotals, withTypedDeposit } from './terms-as-typed.js';

/** The terms while somebody edits them, with the totals that follow from what is typed. */
export function FinancialTermsFields({ open }: { readonly open: OpenContract }) {
  const { values } = useSurroundingForm();
  const now = withTotals(withTypedDeposit(open.now.data), values);
  const inFull = values['fullAmountCollected'] === 'YES';
  return (
    <SectionForm section={open.section('terms')} aside={<LiveTotals contract={now} />}>
      <SectionEntries section={contractSections.terms} instead={inFull ? { depositAmount: <SaidField label="Deposit" value={formatMoney(now.depositAmount)} hint="The full amount" /> } : {}} />
    </SectionForm>
  );
}

function LiveTotals({ contract }: { readonly contract: Contract }) {
  const totals = billOf(contract).filter(({ total, fields }) => total || fields.includes('creditCardProcessingFee'));
  // What follows from what is typed has no history yet.
  const lines = totals.map((line) => ({ ...line, fields: [] }));
  return (
    <div className="bill-live" aria-live="polite" aria-label="Totals">
      <Bill lines={lines} />
      {depositExceedsPrice(contractTotals(pricedTerms(contract))) && <p className="detail-warning">The deposit is more than the contract sales price.</p>}
    </div>
  );
}
