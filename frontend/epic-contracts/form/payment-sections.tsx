import { useDeferredValue } from 'react';
import { Button } from '@blueprintjs/core';
import { isFinanced } from '../../../events/epic-contracts/epic-contract.enums.js';
import { overCeiling, PAID_IN_FULL } from '../../../backend/epic-contracts/contract-words.rules.js';
import { FormField, SaidField } from '../../kit/form/fields/form-field.js';
import { useSurroundingForm } from '../../kit/form/record-form-context.js';
import { formatMoney } from '../../kit/format/money.js';
import type { TypedContract } from './terms-as-typed.js';
import type { Following } from './use-following.js';
import { useWayOut } from './use-way-out.js';

interface PaymentDetailsProps extends TypedContract {
  readonly following: Following;
  readonly ceilingBlocks: boolean;
}

export function PaymentDetails({ following, ceilingBlocks, ...typed }: PaymentDetailsProps) {
  const { terms } = typed;
  const financed = isFinanced(terms.transactionType);
  const most = useWayOut(typed);
  // The figures are painted first: a frame holds them, but not a new notice too.
  const told = useDeferredValue(typed.overCeiling ? typed : undefined);
  return (
    <>
      <FormField name="transactionType" warning={following.paidInFull ? PAID_IN_FULL : undefined} />
      <SaidField label={financed ? 'Minimum down' : 'Down payment'} value={formatMoney(terms.minimumDownPayment)} hint="" />
      {financed && <FormField name="additionalDownPayment" />}
      {financed && <SaidField label="Financed amount" value={formatMoney(terms.financedAmount)} hint="" />}
      {told && <OverCeiling typed={told} most={most} blocks={ceilingBlocks} />}
    </>
  );
}

interface OverCeilingProps {
  readonly typed: TypedContract;
  /** The way out, once it is known. */
  readonly most: string | null | undefined;
  readonly blocks: boolean;
}

/** Names the way out: choosing it is one click (`decisions.md E29`). */
function OverCeiling({ typed, most, blocks }: OverCeilingProps) {
  const { form } = useSurroundingForm();
  const { terms, conditions } = typed;
  const put = (name: string, value: string) => form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
  const payInFull = () => {
    put('transactionType', terms.transactionType === 'Finance Transaction' ? 'Credit Card (Full Payment)' : 'Cash/Check Full Payment');
    put('additionalDownPayment', '');
  };
  return (
    <div className="form-field-wide epic-over" role="alert">
      <b>{overCeiling(conditions.fees.aprCeiling)}</b>
      <span>
        {terms.aprRate === null
          ? `So little is left to finance that its fee of ${formatMoney(terms.loanProcessingFee)} eats it.`
          : `${formatMoney(terms.financedAmount)} is so small a loan that its fee of ${formatMoney(terms.loanProcessingFee)} makes ${terms.aprRate}%.`}
        {most && ` Up to ${formatMoney(most)} of additional down payment stays at ${conditions.fees.aprCeiling}%.`}
        {!blocks && ' It can be saved with a reason, and is marked.'}
      </span>
      <span className="epic-ways">
        {most && <Button size="small" text={`Use ${formatMoney(most)}`} onClick={() => put('additionalDownPayment', formatMoney(most))} />}
        <Button size="small" text="Pay in full" onClick={payInFull} />
      </span>
    </div>
  );
}

export function FinancingDetails({ terms }: TypedContract) {
  return (
    <>
      <FormField name="loanTerm" hint="Months" />
      <SaidField label="Interest rate" value={`${terms.interestRate ?? '–'}%`} hint="" />
      <SaidField label="APR" value={terms.aprRate === null ? '' : `${terms.aprRate}%`} hint="" />
      <SaidField label="Regular payment" value={formatMoney(terms.regularPaymentAmount)} hint="" />
    </>
  );
}
