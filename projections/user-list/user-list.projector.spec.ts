import type { DomainEvent, RecordedEvent } from '../../events/event.js';
import { UserAdded, UserPermissionsChanged, UserRevised, UserSignedIn, UserStatusChanged } from '../../events/user.js';
import { userList } from './user-list.projector.js';
import type { UserListRow } from './user-list.read-model.js';

const added = UserAdded({
  userId: 4,
  tenantId: 1,
  firstName: 'Ellen',
  lastName: 'Brooks',
  email: 'ellen@example.com',
  role: 'Receptionist',
  homeRoute: '/admin/tours',
  permissions: ['Tours_Main', 'Leads_Main'],
});

function rowAfter(...events: DomainEvent[]): UserListRow | undefined {
  return events.reduce<UserListRow | undefined>((row, event) => {
    const recorded = { ...event, stream: 'user-4', metadata: { occurredAt: '2026-11-20T15:00:00.000Z' } } as RecordedEvent;
    return userList.rules.get(event.type)?.apply(row, recorded) ?? undefined;
  }, undefined);
}

describe('the list of users', () => {
  it('shows a new user as active, with the permissions as existing clients read them', () => {
    expect(rowAfter(added)).toMatchObject({ status: 'Active', permissions: 'Tours_Main,Leads_Main', lastLogin: null, loginCount: 0 });
  });

  it('follows what is changed', () => {
    const changes = { lastName: { from: 'Brooks', to: 'Novak' } };
    const row = rowAfter(added, UserRevised({ changes }), UserStatusChanged({ from: 'Active', to: 'Inactive' }));
    expect(row).toMatchObject({ firstName: 'Ellen', lastName: 'Novak', name: 'Ellen Novak', status: 'Inactive' });
  });

  it('follows permissions given and taken', () => {
    expect(rowAfter(added, UserPermissionsChanged({ added: ['Gifts_Main'], removed: ['Tours_Main'] }))?.permissions).toBe('Leads_Main,Gifts_Main');
  });

  it('counts sign-ins', () => {
    expect(rowAfter(added, UserSignedIn({}), UserSignedIn({}))).toMatchObject({ loginCount: 2, lastLogin: '2026-11-20T15:00:00.000Z' });
  });
});
