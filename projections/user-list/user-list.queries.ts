import { listQuery } from '../engine/list-query.js';
import { UserListRow, UserTotal } from './user-list.read-model.js';

const offered = { filter: true, sort: true } as const;

export const userListQuery = listQuery<UserListRow>({
  entity: UserListRow,
  key: 'userId',
  columns: {
    tenantId: { kind: 'number' },
    name: { kind: 'text', ...offered },
    firstName: { kind: 'text', ...offered },
    lastName: { kind: 'text', ...offered },
    status: { kind: 'status', ...offered },
    email: { kind: 'text', label: 'Email', ...offered },
    role: { kind: 'text', ...offered },
    homeRoute: { kind: 'text' },
    permissions: { kind: 'text' },
    lastLogin: { kind: 'time', label: 'Last login', ...offered },
    loginCount: { kind: 'number', label: 'Logins', ...offered },
  },
  search: ['name', 'email', 'role'],
  defaultSort: 'name',
});

/** How many users stand in each status, by role. */
export const userTotalsQuery = listQuery<UserTotal>({
  entity: UserTotal,
  key: 'key',
  columns: { status: { kind: 'status' }, role: { kind: 'text' }, count: { kind: 'number' } },
  defaultSort: 'key',
});
