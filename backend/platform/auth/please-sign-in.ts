import type { SessionEnd } from './sessions/session-limits.js';

/** Nobody is signed in, or not any more. */
export class PleaseSignIn extends Error {
  constructor(readonly end: SessionEnd | undefined) {
    super('Please sign in');
  }
}
