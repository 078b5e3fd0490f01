import type { SessionEnd } from '../../backend/platform/auth/sessions/session-limits.js';

/** The other windows of this browser: signing out in one ends the session of all. */
const windows = new BroadcastChannel('signed-out');

/** How long after another window said so an end of the session is put down to it. */
const SAME_END_MS = 10_000;

let saidAt = Number.NEGATIVE_INFINITY;
windows.onmessage = () => {
  saidAt = Date.now();
};

/** To be called before the server ends the session, so that the others know why when they hear of it. */
export function tellOtherWindows(): void {
  windows.postMessage('signed-out');
}

const words: Readonly<Record<SessionEnd, string>> = {
  'session-idle': 'Your session is over: nothing was done for half an hour.',
  'session-aged': 'Your session is over: twelve hours after signing in everybody signs in anew.',
  'session-ended': 'Your session is over: it was ended from another browser, or your password or account was changed.',
};

/** Why the session of an open screen is over. @param code what the server says of it */
export function whySignedOut(code: string | undefined): string {
  if (Date.now() - saidAt < SAME_END_MS) return 'You signed out in another window.';
  return words[code as SessionEnd] ?? 'Your session is over.';
}
