import type { IncomingHttpHeaders } from 'node:http';
import type { Session } from './session.js';

/** Sessions of signed-in people; also the injection token. */
export abstract class Sessions {
  /** Whose `authToken` cookie or bearer token this is; undefined for nobody's. Costs a map look-up when seen lately. */
  abstract authenticate(headers: IncomingHttpHeaders): Promise<Session | undefined>;
  /** Calls back with the user whose sessions ended or whose permissions changed, in any process. Answers how to stop. */
  abstract onChange(listener: (userId: number) => void): () => void;
}
