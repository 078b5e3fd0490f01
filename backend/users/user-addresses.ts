import { Injectable, Logger } from '@nestjs/common';
import { Credentials, tidyEmail } from '../platform/auth/sessions/credentials.js';
import { Claims } from '../platform/claims/claims.js';
import { Refusal } from '../platform/commands/refusal.js';
import { LookUp } from '../platform/lists/look-up.js';
import { UserAccounts } from './user-accounts.js';
import { userAddress } from './user-address.js';
import { userList } from './users.lists.js';

/** The mail addresses of users: each is one user's, who signs in with it. */
@Injectable()
export class UserAddresses {
  private readonly log = new Logger(UserAddresses.name);

  constructor(
    private readonly claims: Claims,
    private readonly credentials: Credentials,
    private readonly accounts: UserAccounts,
    private readonly lookUp: LookUp,
  ) {}

  /**
   * Takes an address for a user while the command that says so is carried out.
   * @throws Refusal (409) when the address is somebody else's
   */
  async during<T>(email: string, userId: number, work: () => Promise<T>): Promise<T> {
    return this.claims.take(userAddress, userId, userAddress.key({ email }), async (holder) => {
      // A command that is under way has taken it, or was when its process died: the record does not say so.
      if (holder && userAddress.key(holder.state) !== userAddress.key({ email })) throw new Refusal('Somebody else is just being given this address: please try again in two minutes', { field: 'email', status: 409 });
      if (holder || (await this.isElsewhere(email, userId))) throw new Refusal('Somebody else has this address', { field: 'email', status: 409 });
      return work();
    });
  }

  /**
   * Has a user sign in with what the record says now: after each command, so that one that is sent again mends what a dead
   * process left. Fails nothing: the command is done, and a sweep does the rest.
   */
  async signsInAsRecorded(userId: number): Promise<void> {
    try {
      const now = await this.accounts.user(userId);
      if (now?.email) await this.credentials.reserve(userId, now.email);
    } catch (error) {
      this.log.warn(`User ${userId} signs in with an older address for now: ${(error as Error).message}`);
    }
  }

  /** The old system gave some addresses to two users: when the one who has it gives it up, the other signs in with it still. */
  private async isElsewhere(email: string, userId: number): Promise<boolean> {
    const rows = await this.lookUp.rowsWith(userList, 'email', tidyEmail(email));
    const holders = [await this.credentials.holder(email), ...rows.map((row) => row.number('userId'))].filter((holder) => holder !== undefined);
    return holders.length > 0 && !holders.includes(userId);
  }
}
