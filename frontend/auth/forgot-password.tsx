import { Button, InputGroup } from '@blueprintjs/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { LabelledField } from '../kit/form/fields/labelled-field.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { send } from '../server/http.js';
import { asProblem } from '../server/problem.js';
import { AuthTitle } from './auth-title.js';

/** Where the link went; the same whether or not anybody has the address (decisions.md A2). */
interface LinkSent {
  readonly deliveredTo: 'mail' | 'outbox';
}

/** /auth/forgot-password */
export function ForgotPassword() {
  const { state } = useLocation() as Location<{ readonly email?: string } | null>;
  const [email, setEmail] = useState(state?.email ?? '');
  const navigate = useNavigate();
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const request = useMutation({ mutationFn: async () => (await send<LinkSent>('/api/Users/ResetPassword', { body: { email } })).data });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const empty = email.trim() === '';
    setMissing(empty);
    if (empty) input.current?.focus();
    else request.mutate();
  };
  return (
    <form className="auth-form" noValidate onSubmit={submit}>
      <AuthTitle title="Forgot password" />
      {request.error && <ProblemBar problem={asProblem(request.error)} dismiss={request.reset} />}
      {request.data ? (
        <div role="status" className="auth-note">
          <p>Please check your email for a link to reset your password.</p>
          {request.data.deliveredTo === 'outbox' && <p className="auth-quiet">This demo sends no mail: whoever may open Settings finds it there under Outbox.</p>}
        </div>
      ) : (
        <>
          <LabelledField label="Email" fault={missing ? 'Email is missing' : undefined}>
            {(control) => <InputGroup {...control} inputRef={input} type="email" autoComplete="username" autoFocus value={email} onValueChange={(typed) => (setEmail(typed), setMissing(false))} />}
          </LabelledField>
          <Button type="submit" intent="primary" fill disabled={request.isPending} text={request.isPending ? 'Please wait...' : 'Reset Password'} />
        </>
      )}
      <Button variant="minimal" fill text="Back to Sign In" onClick={() => void navigate('/auth/login-page')} />
    </form>
  );
}
