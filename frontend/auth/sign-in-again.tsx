import { Button, Dialog } from '@blueprintjs/core';
import { useRef, useState, type FormEvent } from 'react';
import { PasswordField } from '../kit/form/password/password-field.js';
import { CodeField } from './code-field.js';
import { SignInTrouble } from './sign-in-trouble.js';
import { useSignIn } from './use-sign-in.js';
import './auth.css';

interface SignInAgainProps {
  readonly email: string;
  /** Why it is asked. */
  readonly note: string;
  readonly onSignedIn: () => void;
  readonly onDiscard: () => void;
}

/** Over a screen that holds something unsaved when its session ends: signed in again, its owner goes on where he or she was. */
export function SignInAgain({ email, note, onSignedIn, onDiscard }: SignInAgainProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const passwordInput = useRef<HTMLInputElement>(null);
  const { attempt, busy, ...trouble } = useSignIn();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await attempt({ email, password, code });
    if (outcome === 'code') return setCode(code ?? '');
    if (outcome !== 'retry') setPassword('');
    if (outcome === 'in') return onSignedIn();
    return passwordInput.current?.focus();
  };
  return (
    <Dialog isOpen title="Sign in again" isCloseButtonShown={false} canEscapeKeyClose={false} canOutsideClickClose={false} backdropClassName="auth-curtain" className="auth-again">
      <form className="auth-form" noValidate onSubmit={(event) => void submit(event)}>
        <p>{note} What you typed is kept: sign in again and go on.</p>
        <SignInTrouble {...trouble} />
        <input type="email" autoComplete="username" readOnly hidden value={email} />
        <PasswordField label={`Password of ${email}`} autoComplete="current-password" autoFocus inputRef={passwordInput} value={password} onChange={setPassword} />
        {code !== undefined && <CodeField value={code} onChange={setCode} />}
        <Button type="submit" intent="primary" fill disabled={busy || trouble.wait > 0} text={busy ? 'Please wait...' : 'Sign In'} />
        <Button variant="minimal" fill text="Discard what I typed" onClick={onDiscard} />
      </form>
    </Dialog>
  );
}
