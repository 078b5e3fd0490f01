import { useId, type ReactNode } from 'react';
import '../form.css';

/** What ties an input to its label and to what is said underneath. */
export interface LabelledControl {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string;
}

interface LabelledFieldProps {
  readonly label: string;
  /** What is wrong with it. */
  readonly fault?: string | undefined;
  /** Shown while nothing is wrong. */
  readonly hint?: ReactNode;
  readonly children: (control: LabelledControl) => ReactNode;
}

/** A field outside of a RecordForm: label above, what is wrong underneath. */
export function LabelledField({ label, fault, hint, children }: LabelledFieldProps) {
  const id = useId();
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': fault !== undefined, 'aria-describedby': `${id}-below` })}
      <div id={`${id}-below`} className="form-below" aria-live="polite">
        {fault ? <span className="form-fault">{fault}</span> : hint && <span className="form-hint">{hint}</span>}
      </div>
    </div>
  );
}
