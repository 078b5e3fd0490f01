import { Button, Dialog, DialogBody, DialogFooter, TextArea } from '@blueprintjs/core';
import { useState } from 'react';

interface DeclineDialogProps {
  readonly open: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onDecline: (reason: string) => void;
}

/** Asks why before a document is declined for good. */
export function DeclineDialog({ open, busy, onClose, onDecline }: DeclineDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog isOpen={open} title="Decline to sign" onClose={onClose}>
      <DialogBody>
        <label htmlFor="decline-reason">Please say why. Nobody can sign this document after that; we make a new one with you.</label>
        <TextArea id="decline-reason" autoFocus fill autoResize maxLength={1_000} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Go on reading" onClick={onClose} />
            <Button intent="danger" text="Decline" disabled={reason.trim() === ''} loading={busy} onClick={() => onDecline(reason.trim())} />
          </>
        }
      />
    </Dialog>
  );
}
