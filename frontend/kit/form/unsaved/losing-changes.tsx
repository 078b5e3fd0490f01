import { Question } from '../../page/question.js';

interface LosingChangesProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLose: () => void;
}

/** The question before something typed is lost. */
export function LosingChanges({ open, onStay, onLose }: LosingChangesProps) {
  return (
    <Question open={open} cancelText="Keep editing" confirmText="Discard changes" onCancel={onStay} onConfirm={onLose}>
      Your changes have not been saved.
    </Question>
  );
}
