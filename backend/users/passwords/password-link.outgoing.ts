import { outgoingKind } from '../../platform/outgoing/outgoing-kind.js';
import type { LinkMailName } from './password-link-mails.js';

/** A link that chooses a password, as it waits to go out: the link itself is made when it is sent. */
export interface PasswordLinkPayload {
  readonly userId: number;
  /** Where it was asked to go: it goes nowhere else. */
  readonly email: string;
  readonly mail: LinkMailName;
  /** Who asked, for the access log. */
  readonly address: string;
  readonly browser: string;
  readonly detail: string;
}

export const passwordLink = outgoingKind<PasswordLinkPayload>('password-link', 'Password link');
