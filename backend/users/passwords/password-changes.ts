import { Injectable } from '@nestjs/common';
import type { AccessKind } from '../../platform/auth/access-log/access-kinds.js';
import { AccessLog } from '../../platform/auth/access-log/access-log.js';
import type { Caller, CallerAtDevice } from '../../platform/auth/sessions/caller.js';
import { Credentials, tidyEmail } from '../../platform/auth/sessions/credentials.js';
import { KnownDevices } from '../../platform/auth/sessions/known-devices.js';
import type { Session } from '../../platform/auth/sessions/session.js';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import { SignInDelays } from '../../platform/auth/delays/sign-in-delays.js';
import { NotFound, Refusal } from '../../platform/commands/refusal.js';
import { NewPasswords } from './new-passwords.js';
import { PasswordLinks } from './password-links.js';
import { UserAccounts } from '../user-accounts.js';
import { fullName, type User } from '../user.state.js';
import { user } from '../user.js';

/** Choosing another password. Whoever knew the old one is out at once, on screens and sockets too. */
@Injectable()
export class PasswordChanges {
  constructor(
    private readonly passwords: NewPasswords,
    private readonly links: PasswordLinks,
    private readonly credentials: Credentials,
    private readonly accounts: UserAccounts,
    private readonly sessions: Sessions,
    private readonly delays: SignInDelays,
    private readonly devices: KnownDevices,
    private readonly accessLog: AccessLog,
  ) {}

  /**
   * @returns the token of the device, where its owner is known now
   * @throws Refusal (410) when the link is over, (400) when the password is weak; the link is good for another then; TooManyAttempts
   */
  async byLink(token: string, newPassword: string, { device, ...from }: CallerAtDevice): Promise<string> {
    const owner = await this.links.userOf(token);
    await this.refuseWeak(newPassword, owner, from);
    await this.links.use(token);
    await this.passwords.set(owner, newPassword);
    await this.sessions.endAllOf(owner.userId);
    await this.log('password-changed', owner, from, 'By a mailed link');
    return this.letIn(owner, from, device);
  }

  /** @throws Refusal (422) on the field currentPassword, (400) on newPassword; TooManyAttempts */
  async own({ userId, sessionId }: Session, { currentPassword, newPassword }: { currentPassword: string; newPassword: string }, from: Caller): Promise<void> {
    const owner = await this.accounts.user(userId);
    if (!owner) throw new NotFound(user.noun, userId);
    // Where somebody is signed in, others' failures do not count.
    const attempt = { email: tidyEmail(owner.email), address: from.address, own: `signed-in:${userId}` };
    const right = await this.delays.attempt(attempt, () => this.credentials.verifyUser(userId, currentPassword));
    if (!right) {
      await this.log('sign-in-failed', owner, from, 'Current password, to choose another one');
      throw new Refusal('This is not your password', { field: 'currentPassword' });
    }
    await this.refuseWeak(newPassword, owner, from);
    if (newPassword === currentPassword) throw new Refusal('This is the password that you have', { field: 'newPassword', status: 400, code: 'unchanged' });
    await this.passwords.set(owner, newPassword);
    await this.links.cancel(userId);
    await this.sessions.endAllOf(userId, { except: sessionId });
    await this.log('password-changed', owner, from, 'By its owner');
  }

  /** Passwords that only an estimate finds weak, one after another, are slowed down as guesses are. */
  private async refuseWeak(newPassword: string, owner: User, { address }: Caller): Promise<void> {
    let weakness = this.passwords.plainWeakness(newPassword, owner);
    if (weakness) throw weakness;
    const attempt = { email: tidyEmail(owner.email), address, own: `new-password:${owner.userId}`, sparesPlace: true } as const;
    await this.delays.attempt(attempt, async () => {
      weakness = this.passwords.judgedWeakness(newPassword, owner);
      return weakness ? undefined : newPassword;
    });
    if (weakness) throw weakness;
  }

  /** Who reads the mailbox is the owner: those who guess at the account elsewhere do not keep him or her out. */
  private async letIn({ userId, email }: User, { address }: Caller, device: string | undefined): Promise<string> {
    await this.delays.forgive({ email: tidyEmail(email), address });
    return this.devices.remember(userId, device);
  }

  private async log(kind: AccessKind, owner: User, from: Caller, detail: string): Promise<void> {
    await this.accessLog.write({ kind, userId: owner.userId, name: fullName(owner), ...from, detail });
  }
}
