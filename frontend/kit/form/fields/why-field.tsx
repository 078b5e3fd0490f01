import { useEffect, useId, useRef } from 'react';
import type { Why } from './use-why.js';

/** Asks why, above the buttons; takes the focus when nothing is saved without it. */
export function WhyField({ why: { asked, text, missing, say } }: { readonly why: Why }) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (missing) box.current?.focus();
  }, [missing]);
  if (!asked) return null;
  return (
    <div className="form-aside form-field form-why">
      <label htmlFor={id}>{asked === 'demanded' ? 'Why is this changed?' : 'Why is this changed? (optional)'}</label>
      <input ref={box} id={id} className={`bp6-input bp6-fill ${missing ? 'bp6-intent-danger' : ''}`} maxLength={1000} autoComplete="off" value={text} aria-required={asked === 'demanded'} aria-invalid={missing} aria-describedby={`${id}-below`} onChange={(event) => say(event.target.value)} />
      <div id={`${id}-below`} className="form-below" aria-live="polite">
        {missing && <span className="form-fault">Please give a reason.</span>}
      </div>
    </div>
  );
}
