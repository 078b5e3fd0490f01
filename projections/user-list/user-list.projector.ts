import { blankValues } from '../../events/kernel/field.rules.js';
import { userFields } from '../../events/users/user.fields.js';
import { UserAdded, UserImported, UserPermissionsChanged, UserRevised, UserSignedIn, UserStatusChanged } from '../../events/users/user.events.js';
import { valuesAfter } from '../../events/kernel/values-after.js';
import { projection } from '../engine/projection.js';
import { userListQuery } from './user-list.queries.js';
import { UserListRow, UserTotal } from './user-list.read-model.js';

const blank = blankValues(userFields);

export const userList = projection('user-list', { version: 3, entity: UserListRow, key: 'userId', indexes: userListQuery.indexes })
  .creates(UserImported, ({ data }) => ({ ...blank, ...data, name: fullName(data), permissions: data.permissions.join(',') }))
  .creates(UserAdded, ({ data }) => ({
    ...blank,
    ...data,
    name: fullName(data),
    permissions: data.permissions.join(','),
    status: 'Active',
    lastLogin: null,
    loginCount: 0,
  }))
  .changes(UserRevised, (row, { data }) => revised(row, valuesAfter(data.changes)))
  .changes(UserStatusChanged, (_, { data }) => ({ status: data.to }))
  .changes(UserPermissionsChanged, (row, { data }) => ({ permissions: changed(row.permissions, data.added, data.removed) }))
  .changes(UserSignedIn, (row, { metadata }) => ({ lastLogin: metadata.occurredAt, loginCount: row.loginCount + 1 }))
  .totalling('user-totals', UserTotal, ({ status, role }) => [{ key: `${status} ${role}`, of: { status, role }, add: { count: 1 } }]);

function revised(row: UserListRow, changes: Partial<UserListRow>): Partial<UserListRow> {
  return { ...changes, name: fullName({ ...row, ...changes }) };
}

function fullName({ firstName = '', lastName = '' }: Partial<Pick<UserListRow, 'firstName' | 'lastName'>>): string {
  return `${firstName} ${lastName}`.trim();
}

function changed(permissions: string, added: readonly string[], removed: readonly string[]): string {
  const kept = permissions.split(',').filter((permission) => permission !== '' && !removed.includes(permission));
  return [...kept, ...added].join(',');
}
