import type { Request } from 'express';
import type { Actor } from '../../../../events/kernel/metadata.js';
import type { PermissionSet } from '../permissions.js';

/** Somebody signed in, as every request and socket sees them. */
export interface Session {
  /** Names the session in logs and answers; carries no authority. */
  readonly sessionId: string;
  readonly userId: number;
  readonly tenantId: number;
  readonly actor: Actor;
  readonly role: string;
  readonly permissions: PermissionSet;
  /** When its owner last gave a password or a code. */
  readonly provedAt: Date;
  /** A second step has to be set up before anything else. */
  readonly needsSecondStep: boolean;
}

/** A request after the guard has looked at it. */
export interface AuthenticatedRequest extends Request {
  session?: Session;
}
