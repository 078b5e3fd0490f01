/** Readable by scripts, without authority (decisions.md A4): signing out takes it away, an end from elsewhere leaves it. */
const MARKER = /(?:^|;\s*)isAuthenticated=/;

/** Why the session of an open screen is over, as far as this browser can tell. */
export function whySignedOut(cookies = document.cookie): string {
  if (!MARKER.test(cookies)) return 'You signed out in another window.';
  return 'Your session was ended: from another browser, by a change of password or account, or because it ran out.';
}
