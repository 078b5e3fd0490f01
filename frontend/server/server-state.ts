import { AwayState } from './away-state.js';

/** The server itself, as requests find it: whatever it answers, it is there. */
export const serverState = new AwayState(async () => (await fetch('/api/health')).status > 0);
