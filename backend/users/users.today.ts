import type { ForToday } from '../platform/today/for-today.js';
import { userList } from './users.lists.js';

/** Whom somebody let in and who has not come yet. */
export const usersToday: ForToday = {
  waiting: [
    {
      name: 'users-not-yet-signed-in',
      permission: ['Settings_Main'],
      page: '/admin/settings',
      words: { one: 'user who has never signed in', many: 'users who have never signed in' },
      list: userList,
      rows: () => [
        { field: 'status', op: 'is', value: 'Active' },
        { field: 'lastLogin', op: 'empty' },
      ],
    },
  ],
};
