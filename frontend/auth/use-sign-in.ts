import { useState } from 'react';
import { asProblem, type Problem } from '../server/problem.js';
import { signIn } from '../server/session.js';
import { useCountdown } from './use-countdown.js';

/** The code of an answer that asks for the second step. */
const SECOND_STEP = 'second-step';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Of the second step, once it was asked for. */
  readonly code?: string | undefined;
}

export interface SignInAttempts {
  /**
   * @param first what has to be done before
   * @returns what came of it; `retry` leaves the password as it is, since it was not looked at; `code`: it was right, and a code is asked for
   */
  readonly attempt: (given: Credentials, first?: Promise<void>) => Promise<'in' | 'refused' | 'retry' | 'code'>;
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

  const attempt: SignInAttempts['attempt'] = async ({ email, password, code }, first) => {
    setBusy(true);
    setWrong(false);
    setProblem(undefined);
    try {
      await first;
      const signedIn = await signIn(email, password, code);
      setWrong(!signedIn);
      return signedIn ? 'in' : 'refused';
    } catch (error) {
      const refusal = asProblem(error);
      if (refusal.body.code === SECOND_STEP) {
        // The first time it is no trouble, only the next question.
        if (code !== undefined) setProblem(refusal);
        return 'code';
      }
      if (refusal.status === 429 && refusal.retryAfter) startWaiting(refusal.retryAfter);
      else setProblem(refusal);
      return refusal.canRetry ? 'retry' : 'refused';
    } finally {
      setBusy(false);
    }
  };
  return { attempt, busy, wrong: wrong && wait === 0, problem, wait, dismiss: () => setProblem(undefined) };
}
