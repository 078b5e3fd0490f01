import { useState } from 'react';
import type { Problem } from '../../../server/problem.js';

/** The text that people know; said before anything else is looked at (decisions.md A6). */
const MISMATCH = "Your passwords don't match, please try again.";

export interface NewPassword {
  readonly typed: { readonly first: string; readonly repeat: string };
  readonly faults: { readonly first?: string; readonly repeat?: string };
  readonly type: (typed: Partial<NewPassword['typed']>) => void;
  /** @returns the password; undefined, with the fault at its field, while the two differ */
  readonly checked: () => string | undefined;
  /** Puts what the server has against the password at its field. @returns false when the refusal is about something else */
  readonly refused: (problem: Problem) => boolean;
  readonly clear: () => void;
}

const NOTHING = { first: '', repeat: '' };

/** A new password, typed twice. */
export function useNewPassword(): NewPassword {
  const [typed, setTyped] = useState(NOTHING);
  const [faults, setFaults] = useState<NewPassword['faults']>({});
  return {
    typed,
    faults,
    type: (part) => {
      setTyped({ ...typed, ...part });
      setFaults({});
    },
    checked: () => {
      if (typed.first === typed.repeat) return typed.first;
      setFaults({ repeat: MISMATCH });
      return undefined;
    },
    refused: (problem) => {
      const fault = problem.faultAt('newPassword');
      if (fault !== undefined) setFaults({ first: fault });
      return fault !== undefined;
    },
    clear: () => {
      setTyped(NOTHING);
      setFaults({});
    },
  };
}
