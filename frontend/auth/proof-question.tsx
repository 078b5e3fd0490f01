import { Button, Dialog } from '@blueprintjs/core';
import { useRef, useState, type FormEvent } from 'react';
import { PasswordField } from '../kit/form/password/password-field.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { send } from '../server/http.js';
import { asProblem, type Problem } from '../server/problem.js';
import { useSession } from '../server/session.js';
import { CodeField } from './code-field.js';
import './auth.css';

/** The question itself: its code comes when it is asked, or when the line is idle. */
export function ProofQuestion({ onClose }: { readonly onClose: (given: boolean) => void }) {
  const { user } = useSession();
  const [byPassword, setByPassword] = useState(!user.secondStep);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const input = useRef<HTMLInputElement>(null);
  const field = byPassword ? 'password' : 'code';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      await send('/api/Users/Me/Proof', { body: { [field]: typed } });
      onClose(true);
    } catch (error) {
      setProblem(asProblem(error));
      setBusy(false);
      input.current?.select();
    }
  };
  const type = (text: string) => (setTyped(text), setProblem(undefined));
  const fault = problem?.faultAt(field);
  return (
    <Dialog isOpen title="Is it still you?" transitionDuration={0} onOpened={() => input.current?.focus()} onClose={() => onClose(false)} className="auth-again">
      <form className="auth-form" noValidate onSubmit={(event) => void submit(event)}>
        <p>Please confirm who you are before this is done: it concerns who may sign in, or all that is held about somebody. You are asked again after ten minutes.</p>
        {problem && fault === undefined && <ProblemBar problem={problem} dismiss={() => setProblem(undefined)} />}
        <input type="email" autoComplete="username" readOnly hidden value={user.email} />
        {byPassword ? (
          <PasswordField label={`Password of ${user.email}`} autoComplete="current-password" autoFocus inputRef={input} value={typed} fault={fault} onChange={type} />
        ) : (
          <CodeField inputRef={input} value={typed} fault={fault} onChange={type} />
        )}
        <Button type="submit" intent="primary" fill disabled={busy || typed === ''} text={busy ? 'Please wait...' : 'Confirm'} />
        {user.secondStep && <Button variant="minimal" fill text={byPassword ? 'Use a code instead' : 'Use the password instead'} onClick={() => (setByPassword(!byPassword), type(''))} />}
      </form>
    </Dialog>
  );
}
