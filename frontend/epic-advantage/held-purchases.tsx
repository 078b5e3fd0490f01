import { Button } from '@blueprintjs/core';
import { useEffect, useState, type FormEvent } from 'react';
import type { PointsPurchaseRow } from '../../projections/points-purchases/points-purchases.read-model.js';
import { formatTime } from '../kit/format/dates.js';
import { formatCount, formatMoney } from '../kit/format/money.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { Question } from '../kit/page/question.js';
import { Section } from '../kit/page/section.js';
import { useCommand } from '../server/use-command.js';
import { CheckoutButtons } from './checkout-buttons.js';
import { timeLeft } from './time-left.js';

interface HeldPurchasesProps {
  readonly rows: readonly PointsPurchaseRow[];
  readonly onSettled: () => void;
}

/** Purchases whose points wait for the payment, each with the time that is left. */
export function HeldPurchases({ rows, onSettled }: HeldPurchasesProps) {
  return rows.map((row) => <Hold key={row.epicAdvantageContractId} row={row} onSettled={onSettled} />);
}

function Hold({ row, onSettled }: { readonly row: PointsPurchaseRow; readonly onSettled: () => void }) {
  const url = `/api/EpicAdvantageContracts/${row.epicAdvantageContractId}`;
  const [reference, setReference] = useState('');
  const [fault, setFault] = useState(false);
  const [asking, setAsking] = useState(false);
  const payment = useCommand<{ readonly paymentReferenceId: string }>({ url: `${url}/Payment`, onDone: onSettled });
  const release = useCommand<{ readonly reason: string }>({ url: `${url}/Release`, onDone: onSettled });
  const refused = [payment, release].find(({ problem }) => problem);
  const busy = payment.pending || release.pending;
  const pay = (event: FormEvent) => {
    event.preventDefault();
    if (reference.trim() === '') setFault(true);
    else void payment.run({ paymentReferenceId: reference.trim() });
  };
  const field = `payment-${row.epicAdvantageContractId}`;
  return (
    <Section title={`${formatCount(row.pointsPurchased)} points are held`} note={<TimeLeft until={row.heldUntil} />} className="detail-wide hold">
      <form className="hold-form" noValidate onSubmit={pay}>
        <div className="hold-words">
          Purchase {row.epicAdvantageContractId} by {row.createdByName}: <b>{formatMoney(row.totalPurchasePrice)}</b> to be paid{row.heldUntil && ` by ${formatTime(row.heldUntil)}`}, or the points go back to the member.
        </div>
        <div className="form-field">
          <label htmlFor={field}>Payment reference</label>
          <input id={field} className={`bp6-input ${fault ? 'bp6-intent-danger' : ''}`} autoComplete="off" maxLength={100} value={reference} aria-invalid={fault} onChange={(event) => (setReference(event.target.value), setFault(false))} />
          {fault && <span className="form-fault">Enter the reference of the payment.</span>}
        </div>
        <CheckoutButtons id={row.epicAdvantageContractId} />
        <Button text="Release" disabled={busy} onClick={() => setAsking(true)} />
        <Button type="submit" disabled={busy} text={payment.pending ? 'Please wait…' : 'Record payment'} />
      </form>
      {refused?.problem && <ProblemBar problem={refused.problem} retry={refused.retry} dismiss={refused.dismiss} />}
      <Question open={asking} cancelText="Keep the hold" confirmText="Release the points" onCancel={() => setAsking(false)} onConfirm={() => (setAsking(false), void release.run({ reason: 'Called off' }))}>
        {formatCount(row.pointsPurchased)} points go back to the member, and this purchase ends.
      </Question>
    </Section>
  );
}

function TimeLeft({ until }: { readonly until: string | null }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return <span className="hold-time">{timeLeft(until, now)}</span>;
}
