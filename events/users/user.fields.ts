import { count, longText, reference, status, text, time } from '../kernel/field-kinds.rules.js';
import type { ValuesOf } from '../kernel/field.rules.js';
import { roles, userStatuses } from './user.enums.js';

/** What is changed together on the user form. Passwords are no part of it: no event ever carries one. */
export const userFields = {
  firstName: text('First name', { length: 100 }),
  lastName: text('Last name', { length: 100 }),
  email: text('Email', { head: 'Email/username' }),
  role: text('Role', { options: roles }),
  homeRoute: text('Home route'),
} as const;

/** What lists show. */
export const userListFields = {
  userId: reference('User ID'),
  tenantId: reference('Tenant'),
  name: text('Name', { from: ['firstName', 'lastName'] }),
  ...userFields,
  status: status('Status', { options: userStatuses }),
  /** Comma-separated, as existing clients read it. */
  permissions: longText('Permissions'),
  lastLogin: time('Last login'),
  loginCount: count('Number of logins', { head: 'Logins' }),
} as const;

export const userTotalFields = { status: userListFields.status, role: userFields.role, count: count('Users') } as const;

export type UserValues = ValuesOf<typeof userFields>;
