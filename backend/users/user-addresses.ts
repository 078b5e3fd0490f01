import { Injectable } from '@nestjs/common';
import { Credentials, tidyEmail } from '../platform/auth/credentials.js';
import { Refusal } from '../platform/commands/refusal.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { NOBODY } from '../platform/lists/list-sight.js';
import { usersOfAllTenants } from './users.lists.js';

const MOST_SHARING = 20;

/** Who has which mail address: those who sign in with it, and those of the old system who never did here. */
@Injectable()
export class UserAddresses {
  constructor(
    private readonly credentials: Credentials,
    private readonly lists: ListReader,
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

  private async listed(email: string): Promise<readonly unknown[]> {
    const filters = [{ field: 'email', op: 'is' as const, value: tidyEmail(email) }];
    const { rows } = await this.lists.page(usersOfAllTenants, { filters, limit: MOST_SHARING }, NOBODY);
    return rows.map((row) => (row as { userId?: unknown }).userId);
  }
}
