import { Injectable } from '@nestjs/common';
import { Refusal } from '../../commands/refusal.js';
import { loggablePath } from '../../http/loggable-path.js';
import { AccessLog } from './access-log.js';
import { callerOf, type Caller } from '../sessions/caller.js';
import { MissingPermission } from '../missing-permission.js';
import { ForeignOrigin } from '../origin.js';
import { PROOF_NEEDED } from '../sessions/recent-proof.js';
import { SECOND_STEP_NEEDED } from '../sessions/second-step-first.js';
import type { AuthenticatedRequest, Session } from '../sessions/session.js';
import { Sessions } from '../sessions/sessions.js';
import { placeOf } from '../delays/sign-in-delay.js';

interface Denial {
  readonly words: string;
  /** One of few, for the log takes each once in a minute. */
  readonly reason: string;
}

/** Tells the access log who asked for what they may not do, whether the route says so or what stands behind it. */
@Injectable()
export class Denials {
  constructor(
    private readonly accessLog: AccessLog,
    private readonly sessions: Sessions,
  ) {}

  /** Logs nothing for any other error. */
  async log(request: AuthenticatedRequest, error: unknown): Promise<void> {
    const denial = denialOf(error);
    if (denial) await this.writeFor(request, denial, `${request.method} ${loggablePath(request.path)}`);
  }

  /** A screen that the browser did not show. */
  async logScreen(request: AuthenticatedRequest, path: string, missing: MissingPermission): Promise<void> {
    await this.writeFor(request, permissionDenial(missing), `screen ${path}`);
  }

  /** What somebody asked for on an open socket. */
  async logAsked({ session, from }: { readonly session: Session; readonly from: Caller }, what: string, missing: MissingPermission): Promise<void> {
    await this.write(session, from, permissionDenial(missing), what);
  }

  private async writeFor(request: AuthenticatedRequest, denial: Denial, what: string): Promise<void> {
    // Another site is refused before it is asked who is signed in: looking it up must not keep the session alive.
    const session = request.session ?? (await this.sessions.peek(request.headers));
    await this.write(session, callerOf(request), denial, what);
  }

  private async write(session: Session | undefined, from: Caller, { words, reason }: Denial, what: string): Promise<void> {
    const who = session && { userId: session.userId, name: session.actor.name };
    await this.accessLog.write({ kind: 'denied', ...who, ...from, detail: `${words}: ${what}`, oncePerMinute: `${who?.userId ?? placeOf(from.address)} ${reason}` });
  }
}

/** Whoever is asked to confirm something first was not denied it. */
const asksFirst: ReadonlySet<string> = new Set([PROOF_NEEDED, SECOND_STEP_NEEDED]);

function denialOf(error: unknown): Denial | undefined {
  if (error instanceof MissingPermission) return permissionDenial(error);
  if (error instanceof ForeignOrigin) return { words: error.message, reason: 'origin' };
  if (error instanceof Refusal && error.options.status === 403 && !asksFirst.has(error.options.code ?? '')) return { words: error.message, reason: `rule ${error.options.field ?? ''}` };
  return undefined;
}

function permissionDenial({ needed }: MissingPermission): Denial {
  const permissions = needed.join(' or ');
  return { words: permissions, reason: permissions };
}
