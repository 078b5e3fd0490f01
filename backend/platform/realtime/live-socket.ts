import type { Server, Socket } from 'socket.io';
import type { Caller } from '../auth/sessions/caller.js';
import type { Session } from '../auth/sessions/session.js';
import type { ClientToServer, ServerToClient } from './protocol.js';

/** What the server keeps beside a socket. */
export interface SocketData {
  session: Session;
  /** Where it was opened. */
  from: Caller;
}

type NoEvents = Record<string, never>;

export type LiveServer = Server<ClientToServer, ServerToClient, NoEvents, SocketData>;
export type LiveSocket = Socket<ClientToServer, ServerToClient, NoEvents, SocketData>;
