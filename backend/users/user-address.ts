import { UserAdded, UserImported, UserRevised } from '../../events/users/user.events.js';
import { tidyEmail } from '../platform/auth/sessions/credentials.js';
import { claimOf } from '../platform/claims/claim-of.js';
import { user } from './user.js';
import type { User } from './user.state.js';

/** Whose a mail address is: a user signs in with it. Of two users to whom the old system gave the same one, the first has it. */
export const userAddress = claimOf<User, Pick<User, 'email'>>({
  kind: 'user-address',
  label: 'User’s mail address',
  aggregate: user,
  events: [UserImported, UserAdded, UserRevised],
  key: ({ email }) => tidyEmail(email),
});
