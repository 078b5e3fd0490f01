import { userListFields, userTotalFields } from '../../events/user-fields.values.js';
import { listColumns, offered } from '../engine/list-columns.js';
import { listQuery } from '../engine/list-query.js';
import { UserListRow, UserTotal } from './user-list.read-model.js';

export const userListQuery = listQuery<UserListRow>({
  entity: UserListRow,
  key: 'userId',
  columns: listColumns(userListFields, {
    userId: {},
    tenantId: {},
    name: offered,
    firstName: offered,
    lastName: offered,
    status: offered,
    email: offered,
    role: offered,
    homeRoute: {},
    permissions: {},
    lastLogin: offered,
    loginCount: offered,
  }),
  search: ['name', 'email', 'role'],
  defaultSort: 'name',
});

/** How many users stand in each status, by role. */
export const userTotalsQuery = listQuery<UserTotal>({
  entity: UserTotal,
  key: 'key',
  columns: listColumns(userTotalFields, { status: {}, role: {}, count: {} }),
  defaultSort: 'key',
});
