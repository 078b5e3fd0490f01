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

/** Why the session of an open screen is over, as far as this browser can tell. */
export function whySignedOut(): string {
  if (Date.now() - saidAt < SAME_END_MS) return 'You signed out in another window.';
  return 'Your session is over: it was ended from another browser, your password or account was changed, or it ran out.';
}
