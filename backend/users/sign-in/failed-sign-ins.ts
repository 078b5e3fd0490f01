import { Injectable } from '@nestjs/common';
import { AccessLog, type Access } from '../../platform/auth/access-log/access-log.js';
import type { Caller } from '../../platform/auth/sessions/caller.js';
import { Credentials } from '../../platform/auth/sessions/credentials.js';
import { placeOf } from '../../platform/auth/delays/sign-in-delay.js';
import { UserAccounts } from '../user-accounts.js';
import { fullName, type User } from '../user.state.js';

type Who = Pick<Access, 'userId' | 'name' | 'detail'>;

/**
 * Tells the administrator who could not sign in. Nobody waits for it: the time would tell whether there is such an account.
 * What was typed is not kept where it is nobody's address: people type passwords into the wrong field.
 */
@Injectable()
export class FailedSignIns {
  constructor(
    private readonly credentials: Credentials,
    private readonly accounts: UserAccounts,
    private readonly accessLog: AccessLog,
  ) {}

  wrong(email: string, from: Caller): void {
    void this.write('sign-in-failed', email, from);
  }

  delayed(email: string, from: Caller): void {
    void this.write('sign-in-delayed', email, from, placeOf(from.address));
  }

  /** The password was right, but the place is none of the company's. */
  fromElsewhere({ userId, ...known }: User, from: Caller): void {
    void this.accessLog.write({ kind: 'address-refused', userId, name: fullName(known), ...from, oncePerMinute: `${userId} ${placeOf(from.address)}` });
  }

  wrongCode({ userId, ...known }: User, from: Caller): void {
    void this.accessLog.write({ kind: 'sign-in-failed', userId, name: fullName(known), ...from, detail: 'Code of the second step' });
  }

  /** @param onceAt written once in a minute for each user tried from there, and once for all that is nobody's address */
  private async write(kind: Access['kind'], email: string, from: Caller, onceAt?: string): Promise<void> {
    const who: Who = await this.who(email).catch(() => ({ detail: 'The account could not be looked up' }));
    await this.accessLog.write({ kind, ...who, ...from, ...(onceAt === undefined ? {} : { oncePerMinute: `${who.userId ?? 'nobody'} ${onceAt}` }) });
  }

  private async who(email: string): Promise<Who> {
    const userId = await this.credentials.holder(email);
    const user = userId === undefined ? undefined : await this.accounts.user(userId);
    if (!user) return { detail: 'No account has this address' };
    return { userId: user.userId, name: fullName(user), ...(user.status === 'Active' ? {} : { detail: 'The account is not active' }) };
  }
}
