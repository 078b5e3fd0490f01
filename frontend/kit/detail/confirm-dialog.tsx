import { Alert } from '@blueprintjs/core';
import '../form/form.css';

export interface Confirmation {
  readonly question: string;
  /** On the button that does it. */
  readonly confirmText: string;
}

interface ConfirmDialogProps extends Confirmation {
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** The question before something that people should think twice about. */
export function ConfirmDialog({ question, confirmText, onCancel, onConfirm }: ConfirmDialogProps) {
  return (
    <Alert className="losing" isOpen cancelButtonText="Cancel" confirmButtonText={confirmText} intent="danger" canEscapeKeyCancel onCancel={onCancel} onConfirm={onConfirm}>
      <p>{question}</p>
    </Alert>
  );
}
