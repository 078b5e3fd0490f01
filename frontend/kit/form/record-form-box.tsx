import { Button } from '@blueprintjs/core';
import { useEffect, useId, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { ProblemBar } from '../page/problem-notice.js';
import { RecordFormContext } from './record-form-context.js';
import { isAtFields } from './refused-fields.js';
import { useAskBeforeLosing, useUnsaved } from './unsaved-changes.js';
import { useRoomBelow } from './use-room-below.js';
import type { FormState } from './form-state.js';
import './form.css';

interface RecordFormBoxProps {
  readonly form: FormState;
  /** Shut without saving; asks first when something was typed. Absent where the form is the page. */
  readonly onCancel?: () => void;
  readonly saveText?: string;
  readonly disabled?: boolean;
  /** Always in sight above the buttons: computed totals. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a form: first field focused, Ctrl-Enter saves, Esc cancels, leaving with changes asks. */
export function RecordFormBox({ form, onCancel, saveText = 'Save', disabled = false, aside, children }: RecordFormBoxProps) {
  const box = useRef<HTMLFormElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const problemId = useId();
  const [asking, ask] = useAskBeforeLosing(form.dirty, onCancel ?? noop);
  useUnsaved(form.dirty && !form.saving);
  useRoomBelow(foot);
  useEffect(() => {
    // Of several forms that open together the first one keeps the focus.
    if (!document.activeElement?.closest('.form')) box.current?.querySelector<HTMLElement>('input:not([readonly]), select, textarea')?.focus();
  }, []);
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
  const problem = form.problem && !isAtFields(form.problem, form.fields) ? form.problem : undefined;
  return (
    <RecordFormContext value={form}>
      <form ref={box} className="form" noValidate onSubmit={onSubmit} onKeyDown={onKeyDown} aria-describedby={problem ? problemId : undefined}>
        <div className="form-fields">{children}</div>
        <div ref={foot} className="form-foot">
          {problem && (
            <div id={problemId} className="form-aside">
              <ProblemBar problem={problem} retry={() => void form.submit()} dismiss={form.dismiss} />
            </div>
          )}
          {aside && <div className="form-aside">{aside}</div>}
          {onCancel && <Button text="Cancel" onClick={ask} disabled={form.saving} title="Esc" />}
          <Button intent="primary" type="submit" disabled={form.saving || disabled} text={form.saving ? 'Please wait…' : saveText} title="Ctrl-Enter" />
        </div>
      </form>
      {asking}
    </RecordFormContext>
  );
}

function noop(): void {}
