import { listQuery } from '../engine/list-query.js';
import { UserListRow } from './user-list.read-model.js';

const offered = { filter: true, sort: true } as const;

export const userListQuery = listQuery<UserListRow>({
  entity: UserListRow,
  key: 'userId',
  columns: {
    tenantId: { kind: 'number' },
    firstName: { kind: 'text', ...offered },
    lastName: { kind: 'text', ...offered },
    status: { kind: 'status', ...offered },
    email: { kind: 'text', ...offered },
    role: { kind: 'text', ...offered },
    homeRoute: { kind: 'text' },
    permissions: { kind: 'text' },
    lastLogin: { kind: 'time', ...offered },
    loginCount: { kind: 'number', ...offered },
  },
  search: ['firstName', 'lastName', 'email'],
  defaultSort: 'lastName',
});
