import type { PermissionSet } from './permissions.js';

/** Who may sign in, as sessions need to know them. */
export interface Account {
  readonly userId: number;
  readonly tenantId: number;
  readonly name: string;
  readonly role: string;
  readonly active: boolean;
  /** A second step of signing in was set up. */
  readonly secondStep: boolean;
  readonly permissions: PermissionSet;
}

/** Where accounts are looked up; also the injection token. */
export abstract class Accounts {
  /** Always as the events have it now: what other processes wrote counts. */
  abstract find(userId: number): Promise<Account | undefined>;
  /**
   * The same for who has a session already: while the events are out of reach, as the account was last known.
   * @throws StoreUnavailable when that is not known either
   */
  abstract findKnown(userId: number): Promise<Account | undefined>;
}
