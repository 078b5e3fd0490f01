import { Question } from '../page/question.js';

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
    <Question confirmText={confirmText} onCancel={onCancel} onConfirm={onConfirm}>
      {question}
    </Question>
  );
}
