import { UserAdded } from '../../events/users/user.events.js';
import type { Mail } from '../platform/mail/mail.js';
import { reaction, type Reaction } from '../platform/reactions/reaction.js';
import { passwordLink } from './passwords/password-link.outgoing.js';

/**
 * Whoever somebody adds chooses a password through the link in the invitation (`decisions.md A7`). What the product itself
 * set up, the first administrator and the demo accounts, is told another way; and where no mail can be sent the user is
 * invited by hand once it can.
 */
export function inviteWhenUserIsAdded(mail: Pick<Mail, 'route'>): Reaction {
  return reaction('invite-when-user-is-added', 'User was added').when(UserAdded, ({ stream, data: { userId, email = '' }, metadata: { actor } }) => {
    if (actor.kind === 'system' || mail.route === 'nowhere') return undefined;
    const payload = { userId, email, mail: 'invitation', address: '', browser: '', detail: `Sent by ${actor.name}` } as const;
    return { kind: passwordLink, recipient: email, about: stream, payload };
  });
}
