import { Injectable } from '@nestjs/common';
import { Credentials } from '../platform/auth/sessions/credentials.js';
import { Settings } from '../platform/config/settings.js';
import { PasswordLinks } from './passwords/password-links.js';
import { SignInAddresses } from './sign-in/sign-in-addresses.js';
import { UserAccounts } from './user-accounts.js';

/** Administrators hold both: they let everybody else in. */
const ADMINISTRATION = ['Users_Edit', 'Settings_Main'] as const;

/** As an invitation's. */
const LINK_MS = 72 * 3_600_000;

/** What whoever starts the product is told, once passwords were lost with the database. */
export type WayIn =
  | { readonly state: 'link'; readonly email: string; readonly link: string }
  | { readonly state: 'no address' }
  | { readonly state: 'no administrator'; readonly email: string };

/** After the database was lost nobody has a password: the administrator whom ADMIN_EMAIL names gets a link to choose one. */
@Injectable()
export class WayBackIn {
  constructor(
    private readonly settings: Settings,
    private readonly credentials: Credentials,
    private readonly addresses: SignInAddresses,
    private readonly accounts: UserAccounts,
    private readonly links: PasswordLinks,
  ) {}

  /** @returns undefined when somebody is in already */
  async open(): Promise<WayIn | undefined> {
    const email = this.settings.adminEmail;
    if (email === undefined) return (await this.credentials.anyPassword()) ? undefined : { state: 'no address' };
    const userId = await this.addresses.holder(email);
    const user = userId === undefined ? undefined : await this.accounts.user(userId);
    if (user?.status !== 'Active' || !ADMINISTRATION.every((permission) => user.permissions.includes(permission))) return { state: 'no administrator', email };
    if (await this.credentials.hasPassword(user.userId)) return undefined;
    return { state: 'link', email, link: `${this.settings.publicUrl}/auth/change-password/${await this.links.make(user, LINK_MS)}` };
  }
}
