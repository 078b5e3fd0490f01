import { roleLabel } from '../../backend/users/permissions/role.rules.js';
import type { UserAnswer } from '../../backend/users/user-answer.js';
import { roles } from '../../events/users/user.enums.js';
import { userListFields } from '../../events/users/user.fields.js';
import { sectionsOf } from '../kit/detail/sections/record-section.js';

/** Who a user is, as the card shows it and the form edits it. */
export const { person } = sectionsOf<UserAnswer>()(
  userListFields,
  {
    person: {
      title: 'Who it is',
      fields: {
        firstName: { required: 'Enter the first name', label: userListFields.name.label, shown: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() },
        lastName: { required: 'Enter the last name', readWith: 'firstName' },
        email: { required: 'Enter a mail address', pattern: /^\S+@\S+\.\S+$/, fault: 'Enter a mail address, like ellen@example.com' },
        role: { options: roles.map(roleLabel), required: true, shown: ({ role }) => roleLabel(role) },
        homeRoute: { kind: 'choice' },
        status: { shown: ({ status }) => status, asked: false },
        lastLogin: { asked: false },
      },
    },
  },
  { userId: 'The title.', tenantId: 'Nobody reads it.', name: 'First and last name.', permissions: 'The matrix of permissions.', loginCount: 'The list alone shows it.' },
);
