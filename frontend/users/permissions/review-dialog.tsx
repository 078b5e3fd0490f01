import { Button, Dialog } from '@blueprintjs/core';
import { ChangeLists } from './change-lists.js';
import type { WhatChanges } from './what-changes.js';
import '../users.css';

interface ReviewDialogProps {
  readonly name: string;
  readonly oneself: boolean;
  readonly changes: WhatChanges;
  /** Where they will start instead of their home route. */
  readonly startsAt: string | undefined;
  readonly onCancel: () => void;
  readonly onSave: () => void;
}

/** What is about to be saved, before it is. */
export function ReviewDialog({ name, oneself, changes, startsAt, onCancel, onSave }: ReviewDialogProps) {
  return (
    <Dialog isOpen onClose={onCancel} title={<span className="user-dialog-title">Save these changes to {name}?</span>} className="user-dialog" aria-label={`Save these changes to ${name}?`}>
      <div className="user-dialog-body">
        {oneself && (
          <p className="detail-warning" role="note">
            This is your own account. What you take from yourself, only another administrator can give back.
          </p>
        )}
        <ChangeLists changes={changes} />
        {startsAt && <p className="detail-warning">The home route is not open to them: they will start at {startsAt}.</p>}
        <p className="user-dialog-note">It counts at once, also on the pages that {oneself ? 'you have' : 'they have'} open.</p>
      </div>
      <div className="user-dialog-foot">
        <Button text="Cancel" onClick={onCancel} />
        <Button intent="primary" text="Save" autoFocus onClick={onSave} />
      </div>
    </Dialog>
  );
}
