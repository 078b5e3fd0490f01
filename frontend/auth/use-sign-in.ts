import { useState } from 'react';
import { asProblem, type Problem } from '../server/problem.js';
import { signIn } from '../server/session.js';
import { useCountdown } from './use-countdown.js';

export interface SignInAttempts {
  /**
   * @param first what has to be done before
   * @returns what came of it; `retry` leaves the password as it is, since it was not looked at
   */
  readonly attempt: (email: string, password: string, first?: Promise<void>) => Promise<'in' | 'refused' | 'retry'>;
  readonly busy: boolean;
  readonly wrong: boolean;
  readonly problem: Problem | undefined;
  /** Seconds until the server listens again. */
  readonly wait: number;
  readonly dismiss: () => void;
}

/** Trying to sign in, and what the server says to it. */
export function useSignIn(): SignInAttempts {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [wait, startWaiting] = useCountdown();

  const attempt: SignInAttempts['attempt'] = async (email, password, first) => {
    setBusy(true);
    setWrong(false);
    setProblem(undefined);
    try {
      await first;
      const signedIn = await signIn(email, password);
      setWrong(!signedIn);
      return signedIn ? 'in' : 'refused';
    } catch (error) {
      const refusal = asProblem(error);
      if (refusal.status === 429 && refusal.retryAfter) startWaiting(refusal.retryAfter);
      else setProblem(refusal);
      return refusal.canRetry ? 'retry' : 'refused';
    } finally {
      setBusy(false);
    }
  };
  return { attempt, busy, wrong: wrong && wait === 0, problem, wait, dismiss: () => setProblem(undefined) };
}
