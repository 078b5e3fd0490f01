import { useRef, useState, type ReactNode } from 'react';
import { financialTermFields } from '../../events/resale-contracts/resale-contract-money.fields.js';
import { merged, type Choices, type MergeRow, type Values } from '../kit/conflict/three-way-merge.js';
import { SectionsForm } from '../kit/form/sections-form.js';
import { useLeaving } from '../kit/form/unsaved/unsaved-changes.js';
import { useRecordForm } from '../kit/form/use-record-form.js';
import { asksWhy } from '../../backend/resale-contracts/contract-status.rules.js';
import { asProblem } from '../server/problem.js';
import { useRecordSaving } from '../server/use-record-saving.js';
import { Question } from '../kit/page/question.js';
import { formatMoney } from '../kit/format/money.js';
import { missingDate } from './contract-dates.js';
import type { Contract, OpenContract } from './contract-record.js';
import { partsOf } from './fields/contract-entries.js';
import { doubtsBeforeSaved } from './doubts-before-saved.js';
import { movesMoney, useIsClosedMonth } from './use-closed-months.js';
import { negativeTerm, withTotals, withTypedDeposit } from './fields/terms-as-typed.js';

/** Computed anew from the terms: nobody has to choose between two of them. */
const computed = ['contractSalesPrice', 'subtotalCharges', 'creditCardProcessingFee', 'cashDueAtSigning', 'balanceDue'];

interface ContractFormProps {
  readonly open: OpenContract;
  readonly children: ReactNode;
}

/** A contract while somebody edits it: all sections that are open are one command. */
export function ContractForm({ open, children }: ContractFormProps) {
  const contract = withTypedDeposit(open.now.data);
  const [parts] = useState(() => partsOf(contract));
  const [fields] = useState(() => Object.values(parts).flat());
  const leave = useLeaving(open.close);
  const put = useRecordSaving(open.name);
  const isClosedMonth = useIsClosedMonth();
  const confirmed = useRef(false);
  const [asked, setAsked] = useState<string>();
  const save = (changes: Values, ifMatch: number) =>
    put(confirmed.current ? { ...changes, confirmed: true } : changes, ifMatch).catch((error: unknown) => {
      const { body, message } = asProblem(error);
      if (body.code === 'signed-terms') setAsked(message);
      throw error;
    });
  const form = useRecordForm({ open, save, fields, values: contract, check: (values) => negativeTerm(values, contract) ?? missingDate(values, open.now.data), doubts: (values, changed) => doubtsBeforeSaved(contract, values, changed), asksWhy: (changed, values) => (movesMoney(changed) && [contract.contractDate, values['contractDate']].some(isClosedMonth) ? 'demanded' : asksWhy(open.now.data.contractStatus ?? '', changed)), onSaved: leave });
  const outcome = (chosen: Choices, rows: readonly MergeRow[]) => <Outcome contract={withTotals(contract, merged(form.values, rows, chosen))} rows={rows} chosen={chosen} />;
  const confirm = () => {
    confirmed.current = true;
    setAsked(undefined);
    void form.submit();
  };
  return (
    <>
      <SectionsForm
        open={open}
        form={form}
        parts={parts}
        onCancel={leave}
        aside={<PinnedTotals contract={withTotals(contract, form.values)} />}
        decides={({ field }) => !computed.includes(field)}
        outcome={outcome}
      >
        {children}
      </SectionsForm>
      {asked && (
        <Question confirmText="Change it" onCancel={() => setAsked(undefined)} onConfirm={confirm}>
          {asked}
        </Question>
      )}
    </>
  );
}

/** The card with all totals may be out of sight while the dates are typed. */
function PinnedTotals({ contract }: { readonly contract: Contract }) {
  return (
    <span className="form-totals">
      Cash due at signing <b>{formatMoney(contract.cashDueAtSigning) || '–'}</b> · Balance due <b>{formatMoney(contract.balanceDue) || '–'}</b>
    </span>
  );
}

/** What a choice about the terms comes to. */
function Outcome({ contract, rows, chosen }: { readonly contract: Contract; readonly rows: readonly MergeRow[]; readonly chosen: Choices }) {
  const terms = rows.filter(({ conflict, field }) => conflict && field in financialTermFields);
  if (terms.length === 0) return null;
  return (
    <>
      With {whose(terms, chosen)} the balance due becomes <b>{formatMoney(contract.balanceDue) || 'blank'}</b>.
    </>
  );
}

/** "your deposit", "Dana Kim’s deposit", or "these terms" when more than one is chosen. */
function whose([row, ...others]: readonly MergeRow[], chosen: Choices): string {
  if (!row || others.length > 0) return 'these terms';
  return `${chosen[row.field] === 'theirs' ? `${row.by}’s` : 'your'} ${row.label.toLowerCase()}`;
}
