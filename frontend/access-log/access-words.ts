import type { AccessKind } from '../../backend/platform/auth/access-log/access-kinds.js';
import type { Tone } from '../kit/status/status-tone.js';

interface KindWords {
  readonly words: string;
  readonly tone: Tone;
}

/** What happened at the door, as people say it, in the order of the filter. */
export const accessWords: Readonly<Record<AccessKind, KindWords>> = {
  'signed-in': { words: 'Signed in', tone: 'green' },
  'signed-out': { words: 'Signed out', tone: 'plain' },
  'sign-in-failed': { words: 'Wrong password or name', tone: 'orange' },
  'sign-in-delayed': { words: 'Too many attempts', tone: 'red' },
  'address-refused': { words: 'Address not allowed', tone: 'red' },
  denied: { words: 'Denied', tone: 'orange' },
  'password-link-sent': { words: 'Password link sent', tone: 'blue' },
  'password-changed': { words: 'Password changed', tone: 'blue' },
  'second-step-changed': { words: 'Two-step sign-in changed', tone: 'plain' },
  'mailed-link-shown': { words: 'Another’s mailed link shown', tone: 'orange' },
  'mailed-file-opened': { words: 'Another’s mailed file opened', tone: 'orange' },
  'wall-link-made': { words: 'Wall link made', tone: 'blue' },
  'wall-link-taken-back': { words: 'Wall link taken back', tone: 'plain' },
  'agent-found-member': { words: 'Agent opened a member', tone: 'blue' },
  'agent-found-nobody': { words: 'Agent found no member', tone: 'orange' },
  'agent-delayed': { words: 'Agent looked up too often', tone: 'red' },
  'agent-finished': { words: 'Agent finished', tone: 'plain' },
  'agent-code-sent': { words: 'Code sent to a member', tone: 'plain' },
  'agent-code-refused': { words: 'Wrong code of a member', tone: 'orange' },
  'session-ended': { words: 'Session ended', tone: 'plain' },
};

/** In the filter's order. */
export const accessKinds = Object.keys(accessWords) as readonly AccessKind[];
