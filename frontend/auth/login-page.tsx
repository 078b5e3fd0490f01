import { Button, InputGroup } from '@blueprintjs/core';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { LabelledField } from '../kit/form/fields/labelled-field.js';
import { PasswordField } from '../kit/form/password/password-field.js';
import { useArrival } from './arrival.js';
import { AuthTitle } from './auth-title.js';
import { CodeField } from './code-field.js';
import { SignInTrouble } from './sign-in-trouble.js';
import { useClearedSession } from './use-cleared-session.js';
import { useSignIn } from './use-sign-in.js';
import { useOwnCompany } from '../server/use-company-settings.js';

/** /auth/login-page */
export function LoginPage() {
  const { from, note, over, email: before = '' } = useArrival();
  const [email, setEmail] = useState(before);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const [refused, setRefused] = useState(false);
  const passwordInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const cleared = useClearedSession(over);
  const { attempt, busy, ...trouble } = useSignIn();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await attempt({ email, password, code }, cleared());
    if (outcome === 'in') return navigate(from ?? '/', { replace: true });
    setRefused(true);
    if (outcome === 'code') {
      setCode(code ?? '');
      return codeInput.current?.select();
    }
    if (outcome === 'refused') setPassword('');
    return passwordInput.current?.focus();
  };
  return (
    <form className="auth-form" noValidate onSubmit={(event) => void submit(event)}>
      <AuthTitle title="Sign in" heading={useOwnCompany().name} />
      {note && !refused && <p className="auth-note">{note}</p>}
      <SignInTrouble {...trouble} />
      {code === undefined ? (
        <>
          <LabelledField label="Email">
            {(control) => <InputGroup {...control} type="email" autoComplete="username" autoFocus={before === ''} value={email} onValueChange={setEmail} />}
          </LabelledField>
          <PasswordField label="Password" autoComplete="current-password" autoFocus={before !== ''} inputRef={passwordInput} value={password} onChange={setPassword} />
        </>
      ) : (
        <CodeField inputRef={codeInput} value={code} onChange={setCode} />
      )}
      <Button type="submit" intent="primary" fill disabled={busy || trouble.wait > 0} text={busy ? 'Please wait...' : 'Sign In'} />
      {code === undefined ? (
        <Button variant="minimal" fill text="Forgot Password" onClick={() => void navigate('/auth/forgot-password', { state: { email } })} />
      ) : (
        <Button variant="minimal" fill text="Sign in as somebody else" onClick={() => (setCode(undefined), setPassword(''), trouble.dismiss())} />
      )}
    </form>
  );
}
