import { Button } from '@blueprintjs/core';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNewPassword } from '../kit/form/password/new-password.js';
import { NewPasswordFields } from '../kit/form/password/new-password-fields.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { send } from '../server/http.js';
import { asProblem, type Problem } from '../server/problem.js';
import type { Arrival } from './arrival.js';
import { AuthTitle } from './auth-title.js';

const CHANGED: Arrival = { note: 'Your password has been changed. Please sign in with the new one.' };

interface ChangePasswordFormProps {
  readonly title: string;
  readonly token: string;
  /** The link turned out to be used up or out of time. */
  readonly onGone: () => void;
}

export function ChangePasswordForm({ title, token, onGone }: ChangePasswordFormProps) {
  const password = useNewPassword();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const navigate = useNavigate();
  const save = async (newPassword: string) => {
    setSaving(true);
    setProblem(undefined);
    try {
      await send('/api/Users/ChangePassword', { body: { token, newPassword } });
      await navigate('/auth/login-page', { replace: true, state: CHANGED });
    } catch (error) {
      const refusal = asProblem(error);
      if (refusal.status === 410) onGone();
      else if (!password.refused(refusal)) setProblem(refusal);
    } finally {
      setSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const newPassword = password.checked();
    if (newPassword !== undefined) void save(newPassword);
  };
  return (
    <form className="auth-form" noValidate onSubmit={submit}>
      <AuthTitle title={title} />
      {problem && <ProblemBar problem={problem} dismiss={() => setProblem(undefined)} />}
      <NewPasswordFields password={password} autoFocus />
      <Button type="submit" intent="primary" fill disabled={saving} text={saving ? 'Please wait...' : 'Save Password'} />
    </form>
  );
}
