import { Injectable } from '@nestjs/common';
import { Credentials, tidyEmail } from '../platform/auth/sessions/credentials.js';
import { Refusal } from '../platform/commands/refusal.js';
import { LookUp } from '../platform/lists/look-up.js';
import { userList } from './users.lists.js';

/** Who has which mail address: those who sign in with it, and those of the old system who never did here. */
@Injectable()
export class UserAddresses {
  constructor(
    private readonly credentials: Credentials,
    private readonly lookUp: LookUp,
  ) {}

  /**
   * Nobody is kept from an address that they have already: the old system gave some to two users.
   * @throws Refusal (409) when the address is somebody else's
   */
  async refuseTaken(email: string | undefined, userId: number): Promise<void> {
    if (email === undefined || email === '') return;
    const holders = [await this.credentials.holder(email), ...(await this.listed(email))];
    if (holders.includes(userId) || holders.every((holder) => holder === undefined)) return;
    throw new Refusal('Somebody else has this address', { field: 'email', status: 409 });
  }

  /** Among the users of all tenants: an address is held by one user among them all. */
  private async listed(email: string): Promise<readonly number[]> {
    const rows = await this.lookUp.rowsWith(userList, 'email', tidyEmail(email));
    return rows.map((row) => row.number('userId'));
  }
}
