import { useEffect, useState } from 'react';
import { SHORTEST_PASSWORD } from '../../../../backend/platform/auth/passwords/password.rules.js';
import './password-strength.css';

/** By zxcvbn's score, 0 to 4. */
const WORDS = ['Very easily guessed', 'Easily guessed', 'Could be stronger', 'Good', 'Strong'] as const;

interface PasswordStrengthProps {
  readonly password: string;
  /** Said while the password is too short to be judged. */
  readonly otherwise: string;
}

/** How hard a new password is to guess, while it is typed, by the server's own estimate: it refuses the first two words, and knows the person's names besides. */
export function PasswordStrength({ password, otherwise }: PasswordStrengthProps) {
  const score = useScore([...password].length < SHORTEST_PASSWORD ? '' : password);
  if (score === undefined) return otherwise;
  return (
    <span className="password-strength" data-score={score}>
      <span className="password-strength-bar" aria-hidden="true" />
      {WORDS[score]}
    </span>
  );
}

/** The lists of common passwords are large: they are loaded once somebody chooses one. */
function useScore(password: string): number | undefined {
  const [judged, setJudged] = useState<{ readonly password: string; readonly score: number }>();
  useEffect(() => {
    if (password === '') return undefined;
    let over = false;
    void import('../../../../backend/platform/auth/passwords/password-score.rules.js').then(({ passwordScore }) => over || setJudged({ password, score: passwordScore(password) }));
    return () => {
      over = true;
    };
  }, [password]);
  return password === '' ? undefined : judged?.score;
}
