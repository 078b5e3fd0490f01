import { InputGroup } from '@blueprintjs/core';
import type { Ref } from 'react';
import { LabelledField } from '../kit/form/fields/labelled-field.js';

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly fault?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Only the app's own codes are taken here. */
  readonly appOnly?: boolean;
}

/** A code of the second step. */
export function CodeField({ value, onChange, fault, inputRef, appOnly = false }: CodeFieldProps) {
  return (
    <LabelledField label={appOnly ? 'Code that the app shows' : 'Code'} fault={fault} hint={appOnly ? 'Six digits' : 'Six digits of your authenticator app, or one of your recovery codes'}>
      {(control) => (
        <InputGroup
          {...control}
          {...(inputRef && { inputRef })}
          className="auth-code"
          autoComplete="one-time-code"
          inputMode={appOnly ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          autoFocus
          intent={fault ? 'danger' : 'none'}
          value={value}
          onValueChange={onChange}
        />
      )}
    </LabelledField>
  );
}
