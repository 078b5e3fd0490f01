import { Button, Dialog } from '@blueprintjs/core';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import '../form/form.css';
import './reason-dialog.css';

interface ReasonDialogProps {
  readonly title: string;
  readonly question: string;
  /** What comes of it, where people should think twice. */
  readonly notice?: string;
  /** On the button that does it. */
  readonly confirmText?: string;
  readonly onCancel: () => void;
  readonly onGiven: (reason: string) => void;
}

/** Asks why; what is written stands in the history. */
export function ReasonDialog({ title, question, notice, confirmText = 'Change', onCancel, onGiven }: ReasonDialogProps) {
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const give = () => (reason.trim() === '' ? (setMissing(true), text.current?.focus()) : onGiven(reason.trim()));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat) give();
  };
  return (
    <Dialog isOpen transitionDuration={0} onOpened={() => text.current?.focus()} onClose={onCancel} title={title} className="reason">
      <div className="reason-body form-field">
        {notice && <p>{notice}</p>}
        <label htmlFor={id}>{question}</label>
        <textarea ref={text} id={id} className={`bp6-input bp6-fill ${missing ? 'bp6-intent-danger' : ''}`} rows={3} maxLength={1000} value={reason} aria-required aria-invalid={missing} aria-describedby={`${id}-below`} onKeyDown={onKeyDown} onChange={(event) => (setReason(event.target.value), setMissing(false))} />
        <div id={`${id}-below`} className="form-below" aria-live="polite">
          {missing && <span className="form-fault">Please give a reason.</span>}
        </div>
      </div>
      <div className="reason-foot">
        <Button text="Cancel" onClick={onCancel} />
        <Button intent="primary" text={confirmText} onClick={give} />
      </div>
    </Dialog>
  );
}
