import { Button, Dialog, InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDate, parseDate } from '../kit/format/dates.js';
import '../kit/form/form.css';
import '../kit/detail/reason-dialog.css';

interface PayDialogProps {
  readonly payDate: string;
  readonly onCancel: () => void;
  readonly onGiven: (paid: { readonly paidOn: string; readonly reference: string }) => void;
}

/** On which day a pay run was paid, and under which reference the bank knows it. */
export function PayDialog({ payDate, onCancel, onGiven }: PayDialogProps) {
  const [typed, setTyped] = useState(formatDate(payDate));
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
          <p>Nothing of it changes after this.</p>
          <label htmlFor="paid-on">Paid on</label>
          <InputGroup id="paid-on" value={typed} onValueChange={setTyped} placeholder="MM/DD/YYYY" aria-invalid={!paidOn} />
          {!paidOn && <span className="form-fault">There is no such day.</span>}
          <label htmlFor="paid-reference">Reference</label>
          <InputGroup id="paid-reference" value={reference} onValueChange={setReference} maxLength={100} />
        </div>
        <div className="reason-foot">
          <Button text="Cancel" onClick={onCancel} />
          <Button type="submit" intent="primary" text="Mark as paid" />
        </div>
      </form>
    </Dialog>
  );
}
