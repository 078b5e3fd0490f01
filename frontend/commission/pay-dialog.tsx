import { Button, Dialog, InputGroup } from '@blueprintjs/core';
import { useState, type ReactNode } from 'react';
import { formatDate, parseDate, today } from '../kit/format/dates.js';
import '../kit/form/form.css';
import '../kit/detail/reason-dialog.css';

interface PayDialogProps {
  readonly payDate: string;
  /** What is paid. */
  readonly sums: ReactNode;
  /** Why it was not paid, when it was tried. */
  readonly fault: ReactNode;
  readonly pending: boolean;
  readonly onCancel: () => void;
  readonly onGiven: (paid: { readonly paidOn: string; readonly reference: string }) => void;
}

/** On which day a pay run was paid, and under which reference the bank knows it; it stays open until that is saved. */
export function PayDialog({ payDate, sums, fault, pending, onCancel, onGiven }: PayDialogProps) {
  const [typed, setTyped] = useState(formatDate(payDate < today() ? payDate : today()));
  const [reference, setReference] = useState('');
  const paidOn = parseDate(typed);
  return (
    <Dialog isOpen transitionDuration={0} onClose={onCancel} title={`Pay run of ${formatDate(payDate)}`} className="reason">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (paidOn) onGiven({ paidOn, reference: reference.trim() });
        }}
      >
        <div className="reason-body form-field">
          {sums}
          <p>Nothing of it changes after this.</p>
          <label htmlFor="paid-on">Paid on</label>
          <InputGroup id="paid-on" value={typed} onValueChange={setTyped} placeholder="MM/DD/YYYY" aria-invalid={!paidOn} />
          {!paidOn && <span className="form-fault">There is no such day.</span>}
          <label htmlFor="paid-reference">Reference</label>
          <InputGroup id="paid-reference" value={reference} onValueChange={setReference} maxLength={100} />
          {fault}
        </div>
        <div className="reason-foot">
          <Button text="Cancel" onClick={onCancel} />
          <Button type="submit" intent="primary" text="Mark as paid" loading={pending} />
        </div>
      </form>
    </Dialog>
  );
}
