import { contractTotals, depositExceedsPrice } from '../../backend/resale-contracts/resale-contract.pricing.js';
import { financialTermFields } from '../../events/resale-contract-fields.values.js';
import { balanceDueTypes, closingFeesOnEdit, creditReportFees, depositMethods, yesNo } from '../../events/resale-contract.values.js';
import { MergeDialog } from '../kit/conflict/merge-dialog.js';
import type { Choices, Values } from '../kit/conflict/three-way-merge.js';
import { merged } from '../kit/conflict/three-way-merge.js';
import { Bill } from '../kit/detail/bill.js';
import type { EntryField, EntryKind } from '../kit/form/entry.js';
import { FormField } from '../kit/form/form-field.js';
import { RecordFormBox } from '../kit/form/record-form-box.js';
import { useRecordForm } from '../kit/form/use-record-form.js';
import { formatMoney } from '../kit/format/money.js';
import type { Contract } from './contract-record.js';
import { useContractSaving, type EditableSection } from './editable-section.js';
import { billOf, pricedTerms } from './financial-terms.js';

const choices: Partial<Record<keyof typeof financialTermFields, readonly string[]>> = {
  closingFee: closingFeesOnEdit,
  creditReportFee: creditReportFees,
  fullAmountCollected: yesNo,
  depositMadeBy: depositMethods,
  balanceDueType: balanceDueTypes,
};

const entryFields: readonly EntryField[] = Object.entries(financialTermFields).map(([name, { label, kind }]) => {
  const options = choices[name as keyof typeof financialTermFields];
  if (options) return { name, label, options, kind: kind === 'money' ? 'amount' : 'choice' };
  return { name, label, kind: name === 'notes' ? 'note' : (kind as EntryKind) };
});

/** Computed anew from the terms: nobody has to choose between two of them. */
const computed = ['contractSalesPrice', 'subtotalCharges', 'creditCardProcessingFee', 'cashDueAtSigning', 'balanceDue'];

export function FinancialTermsForm({ name, shown, entries, onClose }: EditableSection) {
  const contract = withTypedDeposit(shown.data);
  const form = useRecordForm({ fields: entryFields, record: contract, revision: shown.revision, missed: entries, save: useContractSaving(name), onSaved: onClose });
  const now = withTotals(contract, form.values);
  const inFull = form.values['fullAmountCollected'] === 'YES';
  const rows = form.merging?.filter(({ field }) => !computed.includes(field));
  return (
    <>
      <RecordFormBox form={form} onCancel={onClose}>
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
        <div className="form-field-wide bill-live" aria-live="polite" aria-label="Totals">
          <Bill lines={billOf(now).filter(({ total, fields }) => total || fields.includes('creditCardProcessingFee'))} />
          {depositExceedsPrice(contractTotals(pricedTerms(now))) && <p className="detail-warning">The deposit is more than the contract sales price.</p>}
        </div>
      </RecordFormBox>
      {rows && (
        <MergeDialog
          noun="contract"
          rows={rows}
          missed={form.missed}
          outcome={(chosen) => <Outcome contract={withTotals(contract, merged(form.values, rows, chosen))} mine={isMine(rows, chosen)} />}
          onKeepEditing={form.keepEditing}
          onSave={(chosen) => void form.saveMerged(chosen)}
        />
      )}
    </>
  );
}

function Outcome({ contract, mine }: { readonly contract: Contract; readonly mine: boolean }) {
  return (
    <>
      With {mine ? 'your' : 'these'} terms the balance due becomes <b>{formatMoney(contract.balanceDue) || 'blank'}</b>.
    </>
  );
}

function isMine(rows: readonly { readonly field: string; readonly conflict: boolean }[], chosen: Choices): boolean {
  return rows.every(({ field, conflict }) => !conflict || chosen[field] !== 'theirs');
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
