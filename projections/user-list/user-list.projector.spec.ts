import { UserAdded, UserPermissionsChanged, UserRevised, UserSignedIn, UserStatusChanged } from '../../events/users/user.events.js';
import { rowAfter } from '../../test/support/row-after.js';
import { userList } from './user-list.projector.js';

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

const after = rowAfter(userList, 'user-4');

describe('the list of users', () => {
  it('shows a new user as active, with the permissions as existing clients read them', () => {
    expect(after(added)).toMatchObject({ status: 'Active', permissions: 'Tours_Main,Leads_Main', lastLogin: null, loginCount: 0 });
  });

  it('follows what is changed', () => {
    const changes = { lastName: { from: 'Brooks', to: 'Novak' } };
    const row = after(added, UserRevised({ changes }), UserStatusChanged({ from: 'Active', to: 'Inactive' }));
    expect(row).toMatchObject({ firstName: 'Ellen', lastName: 'Novak', name: 'Ellen Novak', status: 'Inactive' });
  });

  it('follows permissions given and taken', () => {
    expect(after(added, UserPermissionsChanged({ added: ['Gifts_Main'], removed: ['Tours_Main'] }))?.permissions).toBe('Leads_Main,Gifts_Main');
  });

  it('counts sign-ins', () => {
    expect(after(added, UserSignedIn({}), UserSignedIn({}))).toMatchObject({ loginCount: 2, lastLogin: '2026-11-20T15:00:00.000Z' });
  });
});
