import { Button } from '@blueprintjs/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNewPassword } from '../kit/form/password/new-password.js';
import { NewPasswordFields } from '../kit/form/password/new-password-fields.js';
import { PasswordField } from '../kit/form/password/password-field.js';
import { useUnsaved } from '../kit/form/unsaved/unsaved-changes.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { Section } from '../kit/page/section.js';
import { toast } from '../kit/toast.js';
import { send } from '../server/http.js';
import { asProblem, type Problem } from '../server/problem.js';
import { MY_SESSIONS } from './use-my-sessions.js';

/** Changing one's own password ends all other sessions. */
export function OwnPassword({ email }: { readonly email: string }) {
  const { current, setCurrent, password, saving, problem, dismiss, submit } = useOwnPassword();
  return (
    <Section title="Password" note="changing it ends your other sessions">
      <form className="form account-password" noValidate onSubmit={submit}>
        {problem && !problem.faultAt('currentPassword') && <ProblemBar problem={problem} dismiss={dismiss} />}
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" readOnly hidden value={email} />
        <PasswordField label="Current password" autoComplete="current-password" value={current} fault={problem?.faultAt('currentPassword')} onChange={setCurrent} />
        <NewPasswordFields password={password} />
        <Button className="account-save" type="submit" intent="primary" disabled={saving} text={saving ? 'Please wait…' : 'Save Password'} />
      </form>
    </Section>
  );
}

function useOwnPassword() {
  const [current, setCurrent] = useState('');
  const password = useNewPassword();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const client = useQueryClient();
  useUnsaved(!saving && Boolean(current || password.typed.first || password.typed.repeat));

  const save = async (newPassword: string) => {
    setSaving(true);
    try {
      await send('/api/Users/Me/Password', { method: 'PUT', body: { currentPassword: current, newPassword } });
      setCurrent('');
      password.clear();
      void toast('Your password has been changed.');
      await client.invalidateQueries({ queryKey: MY_SESSIONS });
    } catch (error) {
      const refusal = asProblem(error);
      if (!password.refused(refusal)) setProblem(refusal);
    } finally {
      setSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    const newPassword = password.checked();
    if (newPassword !== undefined) void save(newPassword);
  };
  const typeCurrent = (typed: string) => {
    setCurrent(typed);
    setProblem(undefined);
  };
  return { current, setCurrent: typeCurrent, password, saving, problem, dismiss: () => setProblem(undefined), submit };
}
