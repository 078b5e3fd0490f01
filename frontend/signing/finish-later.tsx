import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useState } from 'react';
import { copied } from '../kit/copied.js';
import { formatDateTime } from '../kit/format/dates.js';

interface FinishLaterProps {
  readonly open: boolean;
  /** The whole address that was sent: the page has taken it out of the browser's. */
  readonly link: string;
  /** ISO UTC. */
  readonly expiresAt: string;
  readonly onClose: () => void;
}

/** How somebody comes back to a document that is not finished. */
export function FinishLater({ open, link, expiresAt, onClose }: FinishLaterProps) {
  const [said, setSaid] = useState('');
  const copy = async () => setSaid((await copied(link)) ? 'Copied.' : 'Copying did not work here: please use the link that we sent you.');
  return (
    <Dialog isOpen={open} title="Finish later" onClose={onClose} onOpening={() => setSaid('')}>
      <DialogBody className="sign-later">
        <p>What you have signed is kept. The link that we sent you opens this document again, until {formatDateTime(expiresAt)}. You may close this page now.</p>
        <p>The link is only for you: whoever has it could sign in your name.</p>
        <p role="status">{said}</p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Copy link" onClick={() => void copy()} />
            <Button intent="primary" text="Go on reading" onClick={onClose} />
          </>
        }
      />
    </Dialog>
  );
}
