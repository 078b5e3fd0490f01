import { UserAdded } from '../../events/users/user.events.js';
import type { Actor } from '../../events/kernel/metadata.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import type { MailRoute } from '../platform/mail/mail.js';
import { inviteWhenUserIsAdded } from './invite-when-user-is-added.js';

const dana: Actor = { kind: 'user', id: '7', name: 'Dana Kim' };

function causedBy(actor: Actor, route: MailRoute): unknown {
  const [rule] = inviteWhenUserIsAdded({ route }).rules;
  const { type, data } = UserAdded({ userId: 14, tenantId: 1, firstName: 'Nina', lastName: 'Newcomer', email: 'nina@example.com', role: 'Receptionist', homeRoute: '', permissions: [] });
  return rule?.does === 'at once' && rule.causes({ type, data, stream: 'user-14', metadata: { actor } } as unknown as RecordedEvent, {} as never);
}

describe('a user who was added', () => {
  it('is invited where they were added to, and the access log says by whom', () => {
    expect(causedBy(dana, 'mail')).toMatchObject({ recipient: 'nina@example.com', about: 'user-14', payload: { userId: 14, mail: 'invitation', detail: 'Sent by Dana Kim' } });
    expect(causedBy({ kind: 'agent', id: 'a', name: 'An agent' }, 'outbox')).toBeDefined();
  });

  it('is not invited when the product set the user up itself, or no mail can be sent', () => {
    expect(causedBy({ kind: 'system', id: 'setup', name: 'Setup' }, 'mail')).toBeUndefined();
    expect(causedBy(dana, 'nowhere')).toBeUndefined();
  });
});
