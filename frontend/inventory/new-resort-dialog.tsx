import { Button, Dialog } from '@blueprintjs/core';
import { useRef, useState, type FormEvent } from 'react';
import { LabelledField } from '../kit/form/fields/labelled-field.js';
import '../kit/detail/reason-dialog.css';
import { send } from '../server/http.js';
import { asProblem } from '../server/problem.js';

interface NewResortDialogProps {
  readonly onCancel: () => void;
  readonly onAdded: (resortName: string) => void;
}

/** Asks what a resort is called that is not offered yet, and adds it to the company's list (decisions.md H18). */
export function NewResortDialog({ onCancel, onAdded }: NewResortDialogProps) {
  const box = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const [saving, setSaving] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    // Within the tree of React it stands in the form of the unit.
    event.stopPropagation();
    const resortName = name.trim();
    if (resortName === '') return setFault('Please enter the name of the resort');
    setSaving(true);
    try {
      await send('/api/Resort', { body: { resortName } });
      onAdded(resortName);
    } catch (error) {
      setFault(asProblem(error).message);
      setSaving(false);
    }
  };
  return (
    <Dialog isOpen transitionDuration={0} onOpened={() => box.current?.focus()} onClose={onCancel} title="Add New Resort" className="reason">
      <form noValidate onSubmit={(event) => void add(event)}>
        <div className="reason-body">
          <LabelledField label="Resort name" fault={fault}>
            {(control) => <input ref={box} {...control} className="bp6-input bp6-fill" autoComplete="off" maxLength={200} value={name} onChange={(event) => (setName(event.target.value), setFault(undefined))} />}
          </LabelledField>
        </div>
        <div className="reason-foot">
          <Button text="Cancel" onClick={onCancel} />
          <Button intent="primary" type="submit" text="Add resort" loading={saving} />
        </div>
      </form>
    </Dialog>
  );
}
