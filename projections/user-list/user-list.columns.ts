import { userListFields } from '../../events/users/user.fields.js';
import { listColumns, offered } from '../lists/list-columns.js';

/** The columns of the screen 'Users', and what else its rows say. */
export const userListColumns = listColumns(userListFields, {
  userId: { width: 76, align: 'start', ...offered },
  name: { width: 190, ...offered },
  status: { width: 100, ...offered },
  email: { width: 250, ...offered },
  role: { width: 150, picked: true, ...offered },
  lastLogin: { width: 160, ...offered },
  loginCount: { width: 80, ...offered },
  tenantId: {},
  firstName: offered,
  lastName: offered,
  homeRoute: {},
  permissions: {},
});
