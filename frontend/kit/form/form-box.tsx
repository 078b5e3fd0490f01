import { useId, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { FormOfFieldContext, RecordFormContext, useWhatFieldsNeed } from './record-form-context.js';
import { useAskBeforeLosing, useUnsaved } from './unsaved/unsaved-changes.js';
import type { FormState } from './form-state.js';
import { Question } from '../page/question.js';
import './form.css';

interface FormBoxProps {
  readonly form: FormState;
  /** Shut without saving; asks first when something was typed. Absent where the form is the page. */
  readonly onCancel?: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The frame of a form: Ctrl-Enter saves, Esc cancels, leaving with changes asks. */
export function FormBox({ form, onCancel, className = 'form', children }: FormBoxProps) {
  const problemId = useId();
  const ofField = useWhatFieldsNeed(form);
  const [asking, ask] = useAskBeforeLosing(form.dirty, onCancel ?? noop);
  useUnsaved(form.dirty && !form.saving);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (!event.repeat) void form.submit();
    } else if (event.key === 'Escape' && onCancel && !event.defaultPrevented) {
      event.stopPropagation();
      ask();
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <RecordFormContext value={{ ...form, problemId, ...(onCancel && { cancel: ask }) }}>
      <form className={className} noValidate onSubmit={onSubmit} onKeyDown={onKeyDown} aria-describedby={form.problem ? problemId : undefined}>
        <FormOfFieldContext value={ofField}>{children}</FormOfFieldContext>
      </form>
      {asking}
      {form.doubt.asked && (
        <Question intent="primary" confirmText="Save all the same" cancelText="Keep editing" onCancel={form.doubt.cancel} onConfirm={form.doubt.confirm}>
          {form.doubt.asked}
        </Question>
      )}
    </RecordFormContext>
  );
}

function noop(): void {}
