import { Button, Dialog, InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import type { ReserveAnswer } from '../../../backend/commission/reserves/reserves.dto.js';
import { formatMoney, lessMoney } from '../../kit/format/money.js';
import '../../kit/detail/reason-dialog.css';
import '../../kit/form/form.css';
import { readMoney } from '../../kit/form/fields/money-entry.js';
import { ProblemBar } from '../../kit/page/problem-notice.js';
import { toast } from '../../kit/toast.js';
import { useSession } from '../../server/session.js';
import { useCommand } from '../../server/use-command.js';

interface ReleaseButtonProps {
  readonly reserve: ReserveAnswer;
  readonly onDone: () => void;
}

/** Gives somebody a part of their reserve, with a reason that stands in the statement. */
export function ReleaseButton({ reserve: { employeeId, employeeName, balance, setAside, owed }, onDone }: ReleaseButtonProps) {
  const { may } = useSession();
  const [asking, setAsking] = useState(false);
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const free = lessMoney(balance, setAside);
  const done = () => (setAsking(false), setAmount(''), setReason(''), toast('The reserve is released'), onDone());
  const { run, pending, problem, retry, dismiss } = useCommand<{ readonly amount: string; readonly reason: string }>({ url: `/api/Commission/Reserves/${employeeId}/Release`, onDone: done });
  const [misread, setMisread] = useState(false);
  const faultAt = (field: 'amount' | 'reason') => (field === 'amount' && misread ? 'Enter an amount' : problem?.faultAt(field));
  if (!may('Accounting_Admin') || Number(free) <= 0) return null;
  return (
    <>
      <Button intent="primary" text="Release…" onClick={() => (dismiss(), setAsking(true))} />
      <Dialog isOpen={asking} transitionDuration={0} onClose={() => setAsking(false)} title={`Release from the reserve of ${employeeName}`} className="reason">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const read = readMoney(amount);
            setMisread(read === null);
            if (read !== null) void run({ amount: read, reason: reason.trim() });
          }}
        >
          <div className="reason-body form-field">
            <p>{formatMoney(free)} can be released. It is paid outside the pay run.{Number(owed) > 0 && ` ${formatMoney(owed)} is still to be taken back from ${employeeName}.`}</p>
            <label htmlFor="release-amount">Amount</label>
            <InputGroup id="release-amount" inputMode="decimal" value={amount} onValueChange={(typed) => (setAmount(typed), setMisread(false))} autoFocus aria-invalid={!!faultAt('amount')} />
            {faultAt('amount') && <span className="form-fault" role="alert">{faultAt('amount')}</span>}
            <label htmlFor="release-reason">Why is it released?</label>
            <textarea id="release-reason" className="bp6-input bp6-fill" rows={3} maxLength={1000} value={reason} onChange={({ target }) => setReason(target.value)} aria-invalid={!!faultAt('reason')} />
            {faultAt('reason') && <span className="form-fault" role="alert">{faultAt('reason')}</span>}
            {problem && !faultAt('amount') && !faultAt('reason') && <ProblemBar problem={problem} retry={retry} dismiss={dismiss} />}
          </div>
          <div className="reason-foot">
            <Button text="Cancel" onClick={() => setAsking(false)} />
            <Button type="submit" intent="primary" text="Release" loading={pending} />
          </div>
        </form>
      </Dialog>
    </>
  );
}
