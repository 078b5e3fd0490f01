import { userListFields } from '../../events/users/user.fields.js';
import { userEvents, UserSignedIn } from '../../events/users/user.events.js';
import { changedAs, eventsBut } from '../platform/changes/changed-as.js';
import { user } from './user.js';
import { userList } from './users.lists.js';

/** Signing in changes nothing of a user; the access log tells it. Of other tenants nobody learns anything (`decisions.md A20`). */
export const userChanges = changedAs(user, {
  area: 'Users',
  calls: 'User',
  events: eventsBut(userEvents, UserSignedIn),
  fields: userListFields,
  anyOf: ['Users_Edit', 'Users_Detail', 'Settings_Main'],
  page: (id) => `/admin/users-edit/${id}`,
  url: (id) => `/api/Users/${id}`,
  headline: { list: userList, words: ({ name }) => String(name ?? '') },
  notFor: ({ tenantId }, lookUp) => lookUp.keysBut(userList, 'tenantId', tenantId),
});
