import { Alert } from '@blueprintjs/core';
import { useId, type ReactNode } from 'react';
import '../form/form.css';

interface QuestionProps {
  readonly open?: boolean;
  /** On the button that does it. */
  readonly confirmText: string;
  readonly cancelText?: string;
  readonly intent?: 'danger' | 'primary';
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

/** Asks before something that people should think twice about; the question is what the dialog is called. */
export function Question({ open = true, confirmText, cancelText = 'Cancel', intent = 'danger', onCancel, onConfirm, children }: QuestionProps) {
  const words = useId();
  return (
    <Alert className="losing" aria-labelledby={words} isOpen={open} cancelButtonText={cancelText} confirmButtonText={confirmText} intent={intent} canEscapeKeyCancel transitionDuration={0} onOpened={intoIt} onCancel={onCancel} onConfirm={onConfirm}>
      <div id={words}>{children}</div>
    </Alert>
  );
}

/** Else the focus stands before the question, and nobody hears it: it goes to the button that does nothing, unless a box takes it. */
function intoIt(alert: HTMLElement): void {
  alert.querySelector<HTMLElement>('input, .bp6-alert-footer button:last-child')?.focus();
}
