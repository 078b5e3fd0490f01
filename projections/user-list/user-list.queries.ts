import { userTotalFields } from '../../events/users/user.fields.js';
import { listColumns } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import { userListColumns } from './user-list.columns.js';
import { UserListRow, UserTotal } from './user-list.read-model.js';

export const userListQuery = listQuery<UserListRow>({
  entity: UserListRow,
  key: 'userId',
  columns: userListColumns,
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
