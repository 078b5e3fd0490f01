import { Button, FormGroup, InputGroup } from '@blueprintjs/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { asProblem, type Problem } from '../server/problem.js';
import { signIn, useSignOut } from '../server/session.js';
import './login-page.css';

/** The text that people know, with its two spaces (decisions.md A1). */
const WRONG = 'Username/password are incorrect.  Please try again.';

export function LoginPage() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const passwordInput = useRef<HTMLInputElement>(null);
  const { attempt, busy, wrong, problem, dismiss } = useSignIn();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await attempt(email, password)) return;
    setPassword('');
    passwordInput.current?.focus();
  };
  return (
    <main className="login">
      <form className="card login-card" onSubmit={(event) => void submit(event)}>
        <div className="login-mark">
          <img src="/mark.svg" width={40} height={40} alt="" />
          <h1>Vacation Resales</h1>
        </div>
        {wrong && (
          <p className="login-wrong" role="alert">
            {WRONG}
          </p>
        )}
        {problem && <ProblemBar problem={problem} dismiss={dismiss} />}
        <FormGroup label="Email" labelFor="email">
          <InputGroup id="email" type="email" autoComplete="username" autoFocus required value={email} onValueChange={setEmail} />
        </FormGroup>
        <FormGroup label="Password" labelFor="password">
          <InputGroup id="password" type="password" autoComplete="current-password" required inputRef={passwordInput} value={password} onValueChange={setPassword} />
        </FormGroup>
        <Button type="submit" intent="primary" fill disabled={busy} text={busy ? 'Please wait...' : 'Sign In'} />
      </form>
      <footer className="login-footer">© {new Date().getFullYear()} Vacation Resales</footer>
    </main>
  );
}

/** Signs in and goes on to where the person wanted to go. */
function useSignIn() {
  const [wrong, setWrong] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { from?: string } | null };
  const cleared = useClearedSession();

  /** @returns false when nobody was signed in */
  const attempt = async (email: string, password: string): Promise<boolean> => {
    setBusy(true);
    setWrong(false);
    setProblem(undefined);
    try {
      await cleared();
      const signedIn = await signIn(email, password);
      if (signedIn) await navigate(state?.from ?? '/', { replace: true });
      else setWrong(true);
      return signedIn;
    } catch (error) {
      setProblem(asProblem(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { attempt, busy, wrong, problem, dismiss: () => setProblem(undefined) };
}

/** Opening this page ends whatever session there was, here and on the server (decisions.md A10). @returns waits until that is done */
function useClearedSession(): () => Promise<void> {
  const signOut = useSignOut();
  const clearing = useRef<Promise<void>>(undefined);
  useEffect(() => {
    // A server that cannot be reached now is told again by the sign-in itself, which replaces the session.
    clearing.current ??= signOut().catch(() => undefined);
    document.title = 'Sign in – Vacation Resales';
  });
  return async () => clearing.current;
}
