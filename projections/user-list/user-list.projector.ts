import { UserAdded, UserImported, UserPermissionsChanged, UserRevised, UserSignedIn, UserStatusChanged } from '../../events/user.js';
import { projection } from '../engine/projection.js';
import { UserListRow } from './user-list.read-model.js';

export const userList = projection('user-list', { version: 1, entity: UserListRow, key: 'userId' })
  .creates(UserImported, ({ data }) => ({ ...data, permissions: data.permissions.join(',') }))
  .creates(UserAdded, ({ data }) => ({
    ...data,
    permissions: data.permissions.join(','),
    status: 'Active',
    lastLogin: null,
    loginCount: 0,
  }))
  .changes(UserRevised, (_, { data }) => Object.fromEntries(Object.entries(data.changes).map(([field, { to }]) => [field, to])))
  .changes(UserStatusChanged, (_, { data }) => ({ status: data.to }))
  .changes(UserPermissionsChanged, (row, { data }) => ({ permissions: changed(row.permissions, data.added, data.removed) }))
  .changes(UserSignedIn, (row, { metadata }) => ({ lastLogin: metadata.occurredAt, loginCount: row.loginCount + 1 }));

function changed(permissions: string, added: readonly string[], removed: readonly string[]): string {
  const kept = permissions.split(',').filter((permission) => permission !== '' && !removed.includes(permission));
  return [...kept, ...added].join(',');
}
