import { UserAdded, UserImported, UserPermissionsChanged, UserRevised, UserSignedIn, UserStatusChanged, type UserEvent } from '../../events/users/user.events.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import { issuedWith } from '../../test/support/issued.js';
import { commandOf, type CommandMetadata } from '../platform/commands/command.js';
import { decide } from '../platform/commands/decide.js';
import { send } from '../../test/support/send.js';
import type { AddressedCommand } from '../platform/commands/dispatched-command.js';
import { AddUser, CreateUser, RecordSignIn, UpdateUser } from './user.commands.js';
import { user } from './user.js';
import { fullName, type User } from './user.state.js';

const issued = issuedWith('Users_Edit', 'Settings_Main');
const seed = {
  firstName: 'Ellen',
  lastName: 'Brooks',
  email: 'ellen@example.com',
  role: 'Receptionist',
  homeRoute: '/admin/tours',
  permissions: ['Tours_Main', 'Something_Unknown'],
};
const facts = { userId: 4, tenantId: 1, ...seed };
const added = UserAdded(facts);

const given = (...events: UserEvent[]): User =>
  events.reduce((state, event) => user.evolve(state, { ...event, metadata: { occurredAt: issued.at } } as RecordedEvent<UserEvent>), user.initial);
const update = (fields: Partial<UpdateUser>) => send(user, 4, Object.assign(new UpdateUser(), fields));
const add = () => send(user, 4, commandOf(AddUser, seed), { tenantId: 1 });
const when = (state: User, addressed: AddressedCommand, by = issued) => decide(addressed, state, by) as UserEvent[];

describe('A user', () => {
  it('is active from the start', () => {
    expect(when(user.initial, add())).toEqual([added]);
    expect(given(added)).toMatchObject({ status: 'Active', loginCount: 0, lastLogin: null });
  });

  it('is added once', () => {
    expect(() => when(given(added), add())).toThrow('There is a user 4 already');
  });

  it('keeps what the old system knew', () => {
    const imported = UserImported({ ...facts, status: 'Inactive', lastLogin: '2026-10-05T19:12:21Z', loginCount: 209 });
    expect(given(imported)).toMatchObject({ status: 'Inactive', loginCount: 209 });
  });

  it('changes by one event for each part that differs', () => {
    expect(when(given(added), update({ lastName: 'Novak', status: 'Inactive', permissions: ['Leads_Main'] }))).toEqual([
      UserRevised({ changes: { lastName: { from: 'Brooks', to: 'Novak' } } }),
      UserStatusChanged({ from: 'Active', to: 'Inactive' }),
      UserPermissionsChanged({ added: ['Leads_Main'], removed: ['Tours_Main'] }),
    ]);
  });

  it('does not change when nothing differs', () => {
    const { userId: _, tenantId: __, ...same } = facts;
    expect(when(given(added), update(same))).toEqual([]);
  });

  it('keeps permissions that the product does not know when a list leaves them out (decisions.md B17)', () => {
    const events = when(given(added), update({ permissions: ['Leads_Main'] }));
    expect(events).toEqual([UserPermissionsChanged({ added: ['Leads_Main'], removed: ['Tours_Main'] })]);
    expect(given(added, ...events).permissions).toEqual(['Something_Unknown', 'Leads_Main']);
  });

  it('loses such a permission only by name', () => {
    expect(when(given(added), update({ taken: ['Something_Unknown'] }))).toEqual([UserPermissionsChanged({ added: [], removed: ['Something_Unknown'] })]);
  });

  it('changes by single permissions that come and go', () => {
    expect(when(given(added), update({ given: ['Leads_Main', 'Tours_Main'], taken: ['Tours_Main'] }))).toEqual([
      UserPermissionsChanged({ added: ['Leads_Main'], removed: ['Tours_Main'] }),
    ]);
  });

  it('keeps what the old system brought along, and is held to the rules in what changes', () => {
    const old = UserImported({ ...facts, firstName: '', email: 'tablet', role: 'Night_Watch', homeRoute: '/old', status: 'Active', lastLogin: null, loginCount: 0 });
    expect(when(given(old), update({ firstName: '', email: 'tablet', role: 'Night_Watch', homeRoute: '/old' }))).toEqual([]);
    expect(() => when(given(old), update({ email: 'nobody' }))).toThrow('Enter a mail address');
    expect(() => when(given(old), update({ lastName: '' }))).toThrow('Enter the last name');
    expect(() => when(given(old), update({ role: 'Day_Watch' }))).toThrow('"Day_Watch" is not a role');
    expect(() => when(given(old), update({ homeRoute: '/admin/contracts-detail/:id' }))).toThrow('There is no screen /admin/contracts-detail/:id');
    expect(when(given(old), update({ role: 'sales manager', homeRoute: '/admin/tours' }))).toEqual([
      UserRevised({ changes: { role: { from: 'Night_Watch', to: 'Sales_Manager' }, homeRoute: { from: '/old', to: '/admin/tours' } } }),
    ]);
  });

  it('that nobody added cannot be changed', () => {
    expect(() => when(user.initial, update({ lastName: 'Novak' }))).toThrow('There is no user 4');
  });

  it('remembers its last sign-in', () => {
    const signedIn = when(given(added), send(user, 4, new RecordSignIn()));
    expect(signedIn).toEqual([UserSignedIn({})]);
    expect(given(added, UserSignedIn({}))).toMatchObject({ loginCount: 1, lastLogin: issued.at });
  });

  it('is called by its names', () => {
    expect(fullName(given(added))).toBe('Ellen Brooks');
  });
});

describe('Whoever edits users', () => {
  const by = (...permissions: string[]): CommandMetadata => ({ ...issued, permissions: new Set(permissions) });
  const oneself: CommandMetadata = { ...issued, actor: { ...issued.actor, id: '4' } };
  const administrator = given(UserAdded({ ...facts, permissions: ['Users_Edit', 'Settings_Main', 'Tours_Main'] }));

  it.each([['Users_Edit'], ['Settings_Main']])('cannot take %s from themselves', (permission) => {
    expect(() => when(administrator, update({ taken: [permission] }), oneself)).toThrow('You cannot take from yourself');
    expect(when(administrator, update({ taken: ['Tours_Main'] }), oneself)).toHaveLength(1);
  });

  it('cannot deactivate themselves', () => {
    expect(() => when(administrator, update({ status: 'Inactive' }), oneself)).toThrow('You cannot deactivate yourself');
  });

  it('gives only what they hold, unless they are an administrator', () => {
    const receptionist = given(added);
    const editor = by('Users_Edit', 'Tours_Main');
    expect(() => when(receptionist, update({ given: ['Contracts_Admin'] }), editor)).toThrow('You can only give what you hold yourself. Not yours: Contracts: Admin');
    expect(when(receptionist, update({ given: ['Users_Edit'] }), editor)).toHaveLength(1);
    expect(when(receptionist, update({ given: ['Other_Beta'] }))).toHaveLength(1);
  });

  it('cannot change somebody who holds more, not even the mail address that a password link would go to', () => {
    expect(() => when(administrator, update({ email: 'mine@example.com' }), by('Users_Edit', 'Tours_Main'))).toThrow('Only an administrator can change this user');
  });

  it('adds nobody with more than they hold', () => {
    const create = (permissions: string[]) => send(user, 4, commandOf(CreateUser, { ...seed, permissions }), { tenantId: 1 });
    expect(() => when(user.initial, create(['Contracts_Admin']), by('Users_New'))).toThrow('You can only give what you hold yourself');
    expect(when(user.initial, create(['Contracts_Admin']))).toEqual([UserAdded({ ...facts, permissions: ['Contracts_Admin'] })]);
  });
});

describe('A user’s history', () => {
  it('begins with what was given', () => {
    expect(user.describe(added as RecordedEvent<UserEvent>)).toMatchObject({
      title: 'Added as Receptionist; gave Tours: Main; Something_Unknown',
      changes: [{ field: 'Tours_Main', to: true }, { field: 'Something_Unknown', to: true }],
    });
  });

  it('says what was given and taken in words', () => {
    const event = UserPermissionsChanged({ added: ['Contracts_Edit', 'Contracts_Main'], removed: ['Other_Beta'] });
    expect(user.describe(event as RecordedEvent<UserEvent>)).toMatchObject({
      title: 'Gave Contracts: Main, Edit; took Beta features',
      changes: [
        { field: 'Contracts_Edit', label: 'Contracts: Edit', from: false, to: true },
        { field: 'Contracts_Main', from: false, to: true },
        { field: 'Other_Beta', from: true, to: false },
      ],
    });
  });
});
