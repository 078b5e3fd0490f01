import { Alert } from '@blueprintjs/core';
import './form.css';

interface LosingChangesProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLose: () => void;
}

/** The question before something typed is lost. */
export function LosingChanges({ open, onStay, onLose }: LosingChangesProps) {
  return (
    <Alert className="losing" isOpen={open} cancelButtonText="Keep editing" confirmButtonText="Discard changes" intent="danger" canEscapeKeyCancel onCancel={onStay} onConfirm={onLose}>
      <p>Your changes have not been saved.</p>
    </Alert>
  );
}
