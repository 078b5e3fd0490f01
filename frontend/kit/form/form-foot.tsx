import { Button } from '@blueprintjs/core';
import { useRef, type ReactNode } from 'react';
import { ProblemBar } from '../page/problem-notice.js';
import { useSurroundingForm } from './record-form-context.js';
import { isAtFields } from './fields/refused-fields.js';
import { useRoomBelow } from './use-room-below.js';
import { WhyField } from './fields/why-field.js';

interface FormFootProps {
  readonly saveText?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Always in sight above the buttons: computed totals. */
  readonly aside?: ReactNode;
  readonly className?: string;
}

/** Sticks below a form: why it was refused, what is always in sight, how much changed, Cancel and Save. */
export function FormFoot({ saveText = 'Save', disabled = false, aside, className = '' }: FormFootProps) {
  const foot = useRef<HTMLDivElement>(null);
  const { problem, problemId, fields, saving, changed, why, cancel, submit, dismiss } = useSurroundingForm();
  useRoomBelow(foot);
  return (
    <div ref={foot} className={`form-foot ${className}`}>
      {problem && !isAtFields(problem, fields) && (
        <div id={problemId} className="form-aside">
          <ProblemBar problem={problem} retry={() => void submit()} dismiss={dismiss} />
        </div>
      )}
      {aside && <div className="form-aside">{aside}</div>}
      {why && <WhyField why={why} />}
      <span className="form-changed" role="status">
        {changed > 0 && `${changed} field${changed === 1 ? '' : 's'} changed`}
      </span>
      <span className="form-buttons">
        {cancel && <Button text="Cancel" onClick={cancel} disabled={saving} title="Esc" />}
        <Button intent="primary" type="submit" disabled={saving || disabled} text={saving ? 'Please wait…' : saveText} title="Ctrl-Enter" />
      </span>
    </div>
  );
}
