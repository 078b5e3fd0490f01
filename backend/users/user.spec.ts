import { UserAdded, UserImported, UserPermissionsChanged, UserRevised, UserSignedIn, UserStatusChanged, type UserEvent } from '../../events/user.js';
import type { RecordedEvent } from '../../events/event.js';
import type { Issued } from '../platform/commands/command.js';
import { AddUser, RecordSignIn, UpdateUser, type UserCommand } from './user.commands.js';
import { user } from './user.js';
import { fullName, type User } from './user.state.js';

const issued: Issued = {
  actor: { kind: 'user', id: '7', name: 'Dana Kim' },
  commandId: '0b6e3f52-53d9-4f0a-8f6f-0a3f3f9a2b11',
  correlationId: '0b6e3f52-53d9-4f0a-8f6f-0a3f3f9a2b11',
  at: '2026-11-20T15:00:00.000Z',
  today: '2026-11-20',
  permissions: new Set(['Users_Edit']),
};
const facts = {
  userId: 4,
  tenantId: 1,
  firstName: 'Ellen',
  lastName: 'Brooks',
  email: 'ellen@example.com',
  role: 'Receptionist',
  homeRoute: '/admin/tours',
  permissions: ['Tours_Main', 'Something_Unknown'],
};
const added = UserAdded(facts);

const given = (...events: UserEvent[]): User =>
  events.reduce((state, event) => user.evolve(state, { ...event, metadata: { occurredAt: issued.at } } as RecordedEvent<UserEvent>), user.initial);
const update = (fields: Partial<UpdateUser>, by = issued) => Object.assign(new UpdateUser(), { userId: 4, issued: by, ...fields });
const when = (state: User, command: UserCommand) => user.decide(command, state);

describe('A user', () => {
  it('is active from the start', () => {
    expect(when(user.initial, Object.assign(new AddUser(), { ...facts, issued }))).toEqual([added]);
    expect(given(added)).toMatchObject({ status: 'Active', loginCount: 0, lastLogin: null });
  });

  it('is added once', () => {
    expect(() => when(given(added), Object.assign(new AddUser(), { ...facts, issued }))).toThrow('There is a user 4 already');
  });

  it('keeps what the old system knew', () => {
    const imported = UserImported({ ...facts, status: 'Inactive', lastLogin: '2026-10-05T19:12:21Z', loginCount: 209 });
    expect(given(imported)).toMatchObject({ status: 'Inactive', loginCount: 209 });
  });

  it('changes by one event for each part that differs', () => {
    expect(when(given(added), update({ lastName: 'Novak', status: 'Inactive', permissions: ['Something_Unknown', 'Leads_Main'] }))).toEqual([
      UserRevised({ changes: { lastName: { from: 'Brooks', to: 'Novak' } } }),
      UserStatusChanged({ from: 'Active', to: 'Inactive' }),
      UserPermissionsChanged({ added: ['Leads_Main'], removed: ['Tours_Main'] }),
    ]);
  });

  it('does not change when nothing differs', () => {
    const { userId: _, tenantId: __, ...same } = facts;
    expect(when(given(added), update(same))).toEqual([]);
  });

  it('keeps permissions that the product does not know (decisions.md B17)', () => {
    const after = given(added, UserPermissionsChanged({ added: ['Leads_Main'], removed: ['Tours_Main'] }));
    expect(after.permissions).toEqual(['Something_Unknown', 'Leads_Main']);
  });

  it('cannot deactivate itself', () => {
    const own = { ...issued, actor: { ...issued.actor, id: '4' } };
    expect(() => when(given(added), update({ status: 'Inactive' }, own))).toThrow('You cannot deactivate yourself');
  });

  it('that nobody added cannot be changed', () => {
    expect(() => when(user.initial, update({ lastName: 'Novak' }))).toThrow('There is no user 4');
  });

  it('remembers its last sign-in', () => {
    const signedIn = when(given(added), Object.assign(new RecordSignIn(), { userId: 4, issued }));
    expect(signedIn).toEqual([UserSignedIn({})]);
    expect(given(added, UserSignedIn({}))).toMatchObject({ loginCount: 1, lastLogin: issued.at });
  });

  it('is called by its names', () => {
    expect(fullName(given(added))).toBe('Ellen Brooks');
  });
});
