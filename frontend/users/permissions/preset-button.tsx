import { Button, Dialog } from '@blueprintjs/core';
import { useState } from 'react';
import { presetChange, type PermissionChange, type PresetChange } from '../../../backend/users/permissions/preset-change.rules.js';
import { useSession } from '../../server/session.js';
import { ChangeLists } from './change-lists.js';
import type { Subject } from './permission-choice.js';
import { unknownOf } from '../user-values.js';
import '../users.css';

interface PresetButtonProps {
  readonly role: string;
  readonly text?: string;
  /** What is ticked now. */
  readonly held: readonly string[];
  readonly subject: Subject;
  readonly onApply: (change: PermissionChange) => void;
}

/** Ticks what a role starts out with (decisions.md B19), after showing what that would change. */
export function PresetButton({ role, text = 'Apply preset', held, subject, onApply }: PresetButtonProps) {
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const change = presetChange(role, held, { permissions: new Set(user.permissions.split(',')), oneself: subject.oneself });
  const apply = (chosen: PermissionChange) => {
    onApply(chosen);
    setOpen(false);
  };
  return (
    <>
      <Button size="small" text={text} disabled={!change} title={change ? `What a ${role} starts out with` : 'This role has no preset'} onClick={() => setOpen(true)} />
      {change && (
        <Dialog isOpen={open} onClose={() => setOpen(false)} title={`Preset of the role ${role}`} className="user-dialog">
          <div className="user-dialog-body">
            <PresetLists change={change} />
            <p className="user-dialog-note">Nothing is saved yet.{unknownOf(held).length > 0 && ' Strings that the product does not know stay.'}</p>
          </div>
          <div className="user-dialog-foot">
            <Button text="Cancel" onClick={() => setOpen(false)} />
            <Button intent="primary" text="Apply preset" autoFocus disabled={change.added.length + change.removed.length === 0} onClick={() => apply(change)} />
          </div>
        </Dialog>
      )}
    </>
  );
}

function PresetLists({ change: { added, removed, withheld } }: { readonly change: PresetChange }) {
  if (added.length + removed.length + withheld.length === 0) return <p>These are the permissions of the preset already.</p>;
  return <ChangeLists changes={{ fields: [], gained: added, lost: removed }} withheld={withheld} />;
}
