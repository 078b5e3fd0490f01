import { useEffect, useRef } from 'react';
import type { SandboxToken } from '../../backend/platform/payments/sandbox/sandbox-cards.rules.js';
import { formatMoney } from '../kit/format/money.js';
import { COMPANY } from './said.js';

interface FurtherStepProps {
  readonly total: string;
  readonly onDone: (how: SandboxToken) => void;
}

/** Where a bank asks its customer once more; the sandbox plays the bank. */
export function FurtherStep({ total, onDone }: FurtherStepProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="step" aria-labelledby="step-title" onCancel={(event) => (event.preventDefault(), onDone('step refused'))}>
      <h2 id="step-title">Your bank asks: is this you?</h2>
      <p>{COMPANY} asks for ${formatMoney(total)}. (The sandbox plays the bank.)</p>
      <div className="step-buttons">
        <button className="plain-button" type="button" onClick={() => onDone('step refused')}>It is not me</button>
        <button className="pay-button" type="button" onClick={() => onDone('step passed')}>Confirm</button>
      </div>
    </dialog>
  );
}
