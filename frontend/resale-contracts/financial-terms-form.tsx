import { negativeAmount } from '../../backend/resale-contracts/negative-amounts.rules.js';
import { contractTotals, depositExceedsPrice } from '../../backend/resale-contracts/resale-contract.pricing.js';
import { financialTermFields } from '../../events/resale-contract-fields.values.js';
import { balanceDueTypes, closingFeesOnEdit, creditReportFees, depositMethods, yesNo } from '../../events/resale-contract.values.js';
import { merged, type Choices, type MergeRow, type Values } from '../kit/conflict/three-way-merge.js';
import { Bill } from '../kit/detail/bill.js';
import { entriesOf } from '../kit/form/entries-of.js';
import { FormField } from '../kit/form/form-field.js';
import { RecordForm } from '../kit/form/record-form.js';
import { useRecordForm } from '../kit/form/use-record-form.js';
import { formatMoney } from '../kit/format/money.js';
import { choiceWords } from './choice-words.js';
import type { Contract } from './contract-record.js';
import type { SectionForm } from './section-form.js';
import { billOf, pricedTerms } from './contract-bill.js';

const offering = (options: readonly string[]) => ({ options, labels: choiceWords(options) });

const entryFields = entriesOf(financialTermFields, {
  closingFee: offering(closingFeesOnEdit),
  creditReportFee: offering(creditReportFees),
  fullAmountCollected: offering(yesNo),
  depositMadeBy: offering(depositMethods),
  balanceDueType: offering(balanceDueTypes),
});

/** Computed anew from the terms: nobody has to choose between two of them. */
const computed = ['contractSalesPrice', 'subtotalCharges', 'creditCardProcessingFee', 'cashDueAtSigning', 'balanceDue'];

export function FinancialTermsForm({ open, onClose }: SectionForm) {
  const contract = withTypedDeposit(open.now.data);
  const check = (values: Values) => negativeTerm(values, contract);
  const form = useRecordForm({ open, fields: entryFields, values: contract, check, onSaved: onClose });
  const now = withTotals(contract, form.values);
  const inFull = form.values['fullAmountCollected'] === 'YES';
  const outcome = (chosen: Choices, rows: readonly MergeRow[]) => <Outcome contract={withTotals(contract, merged(form.values, rows, chosen))} whose={whose(rows, chosen)} />;
  return (
    <RecordForm form={form} noun={open.noun} onCancel={onClose} aside={<LiveTotals contract={now} />} decides={({ field }) => !computed.includes(field)} outcome={outcome}>
      {entryFields.map(({ name: field }) =>
        field === 'depositAmount' && inFull ? (
          <div key={field} className="form-field">
            <span className="form-label">Deposit</span>
            <output className="bp6-input form-amount">{formatMoney(now.depositAmount)}</output>
            <span className="form-hint">The full amount</span>
          </div>
        ) : (
          <FormField key={field} name={field} wide={field === 'notes'} />
        ),
      )}
    </RecordForm>
  );
}

/** While the full amount is collected the deposit has no field: it is said at the question that hides it. */
function negativeTerm(values: Values, contract: Contract) {
  for (const [name, term] of Object.entries(financialTermFields)) {
    const message = negativeAmount(term, values[name], contract[name as keyof typeof financialTermFields]);
    if (message) return { field: name === 'depositAmount' && values['fullAmountCollected'] === 'YES' ? 'fullAmountCollected' : name, message };
  }
  return undefined;
}

function LiveTotals({ contract }: { readonly contract: Contract }) {
  return (
    <div className="bill-live" aria-live="polite" aria-label="Totals">
      <Bill lines={billOf(contract).filter(({ total, fields }) => total || fields.includes('creditCardProcessingFee'))} />
      {depositExceedsPrice(contractTotals(pricedTerms(contract))) && <p className="detail-warning">The deposit is more than the contract sales price.</p>}
    </div>
  );
}

function Outcome({ contract, whose: terms }: { readonly contract: Contract; readonly whose: string }) {
  return (
    <>
      With {terms} the balance due becomes <b>{formatMoney(contract.balanceDue) || 'blank'}</b>.
    </>
  );
}

/** "your deposit", "Dana Kim’s deposit", or "these terms" when more than one is chosen. */
function whose(rows: readonly MergeRow[], chosen: Choices): string {
  const [row, ...others] = rows.filter(({ conflict }) => conflict);
  if (!row || others.length > 0) return 'these terms';
  return `${chosen[row.field] === 'theirs' ? `${row.by}’s` : 'your'} ${row.label.toLowerCase()}`;
}

function withTotals(contract: Contract, values: Values): Contract {
  const now: Contract = { ...contract, ...values };
  return { ...now, ...contractTotals(pricedTerms(now)) };
}

/** While the full amount is collected the deposit shows it; what was typed before comes back with NO (`decisions.md C6`). */
function withTypedDeposit(contract: Contract): Contract {
  if (contract.fullAmountCollected !== 'YES') return contract;
  return { ...contract, depositAmount: contract.handTypedDeposit ?? contract.depositAmount ?? null };
}
