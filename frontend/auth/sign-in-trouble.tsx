import { ProblemBar } from '../kit/page/problem-notice.js';
import type { SignInAttempts } from './use-sign-in.js';

/** The text that people know, with its two spaces (decisions.md A1). */
const WRONG = 'Username/password are incorrect.  Please try again.';

/** Why the last attempt did not let in. */
export function SignInTrouble({ wrong, problem, wait, dismiss }: Omit<SignInAttempts, 'attempt' | 'busy'>) {
  if (wait > 0)
    return (
      <p className="auth-wrong">
        <span role="alert">Too many attempts.</span> Please try again <span role="timer">{inTime(wait)}</span>.
      </p>
    );
  if (wrong)
    return (
      <p className="auth-wrong" role="alert">
        {WRONG}
      </p>
    );
  return problem ? <ProblemBar problem={problem} dismiss={dismiss} /> : null;
}

function inTime(seconds: number): string {
  if (seconds < 100) return `in ${seconds} second${seconds === 1 ? '' : 's'}`;
  return `in ${Math.ceil(seconds / 60)} minutes`;
}
