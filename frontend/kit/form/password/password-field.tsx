import { Button, InputGroup } from '@blueprintjs/core';
import { EyeOffIcon, EyeOpenIcon } from '@blueprintjs/icons';
import { useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { LabelledField } from '../fields/labelled-field.js';

interface PasswordFieldProps {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly fault?: string | undefined;
  readonly hint?: ReactNode;
  readonly autoFocus?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A password that can be looked at, with a word about caps lock. */
export function PasswordField({ label, autoComplete, value, onChange, fault, hint, autoFocus = false, inputRef }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const eye = (
    <Button variant="minimal" size="small" icon={shown ? <EyeOffIcon /> : <EyeOpenIcon />} aria-label="Show what is typed" aria-pressed={shown} onClick={() => setShown(!shown)} />
  );
  return (
    <LabelledField label={label} fault={fault} hint={capsLock ? 'Caps Lock is on.' : hint}>
      {(control) => (
        <InputGroup
          {...control}
          type={shown ? 'text' : 'password'}
          // What is shown must not go to the browser's spelling service.
          spellCheck={false}
          autoCapitalize="none"
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          {...(inputRef && { inputRef })}
          intent={fault ? 'danger' : 'none'}
          value={value}
          onValueChange={onChange}
          onKeyDown={look}
          onKeyUp={look}
          onBlur={() => setCapsLock(false)}
          rightElement={eye}
        />
      )}
    </LabelledField>
  );
}
