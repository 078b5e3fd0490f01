import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../platform/auth/access-log/access-log.js';
import type { Caller } from '../../platform/auth/sessions/caller.js';
import { Credentials, tidyEmail } from '../../platform/auth/sessions/credentials.js';
import type { Session } from '../../platform/auth/sessions/session.js';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import { SignInDelays } from '../../platform/auth/delays/sign-in-delays.js';
import { NotFound, Refusal } from '../../platform/commands/refusal.js';
import { SecondSteps } from './second-steps.js';
import type { ProofBody } from './sign-in.body.js';
import { UserAccounts } from '../user-accounts.js';
import { fullName, type User } from '../user.state.js';
import { user } from '../user.js';

/** Shows that it is still the owner who sits at an open session: by the password, or by a code where a second step is set up. */
@Injectable()
export class Proofs {
  constructor(
    private readonly credentials: Credentials,
    private readonly accounts: UserAccounts,
    private readonly steps: SecondSteps,
    private readonly delays: SignInDelays,
    private readonly sessions: Sessions,
    private readonly accessLog: AccessLog,
  ) {}

  /** @throws Refusal on the field password or code; TooManyAttempts */
  async give(session: Session, { password, code }: ProofBody, from: Caller): Promise<void> {
    const owner = await this.accounts.user(session.userId);
    if (!owner) throw new NotFound(user.noun, session.userId);
    const byCode = owner.secondStep && code !== undefined;
    const right = byCode ? await this.steps.isRight(owner, code, 'signed in') : await this.isPassword(owner, password ?? '', from);
    if (right) return this.sessions.prove(session);
    await this.accessLog.write({ kind: 'sign-in-failed', userId: owner.userId, name: fullName(owner), ...from, detail: 'Asked again in an open session' });
    throw byCode ? new Refusal('This code is not right, or was used already', { field: 'code' }) : new Refusal('This is not your password', { field: 'password' });
  }

  private async isPassword({ userId, email }: User, password: string, { address }: Caller): Promise<boolean> {
    // Where somebody is signed in, others' failures do not count.
    const attempt = { email: tidyEmail(email), address, own: `signed-in:${userId}` };
    return (await this.delays.attempt(attempt, () => this.credentials.verifyUser(userId, password))) !== undefined;
  }
}
