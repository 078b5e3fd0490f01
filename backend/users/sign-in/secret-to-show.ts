import { setUpUri } from './authenticator.js';
import type { User } from '../user.state.js';

/** What an authenticator app is told, once. */
export interface SecretToShow {
  /** To be typed where no picture can be taken. */
  readonly secret: string;
  /** What the picture holds. */
  readonly uri: string;
}

export function newSecretFor({ email }: Pick<User, 'email'>, secret: string, issuer: string): SecretToShow {
  return { secret, uri: setUpUri(secret, email, issuer) };
}
