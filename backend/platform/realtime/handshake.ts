import type { Sessions } from '../auth/sessions.js';
import { isForeignOrigin } from '../auth/origin.js';
import { bearerToken } from '../auth/tokens.js';
import type { LiveSocket } from './live-socket.js';

/** Lets in who is signed in, and nobody by way of another site (`decisions.md A4`). */
export function handshake(sessions: Sessions): (socket: LiveSocket, next: (error?: Error) => void) => void {
  return (socket, next) => {
    admit(sessions, socket).then(
      () => next(),
      (error: unknown) => next(error instanceof Refused ? error : new Error('The server cannot check the session now')),
    );
  };
}

class Refused extends Error {}

async function admit(sessions: Sessions, socket: LiveSocket): Promise<void> {
  const { headers } = socket.handshake;
  if (!bearerToken(headers) && isForeignOrigin(headers.origin, headers.host)) throw new Refused('This connection comes from another site');
  // An open screen connects again by itself: that is no use of its session.
  const session = await sessions.peek(headers);
  if (!session) throw new Refused('Please sign in');
  socket.data.session = session;
}
