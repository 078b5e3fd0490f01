import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from './event.js';
import { instant, orNull, recordId, revisionOf, text, whole } from './field-schemas.js';

/** Strings that the product does not know are kept (`decisions.md B17`). */
const permissions = Type.Array(text);

/** What is changed together on the user form. Passwords are no part of it: no event ever carries one. */
const revisable = { firstName: text, lastName: text, email: text, role: text, homeRoute: text };

const user = { userId: recordId, tenantId: recordId, ...revisable, permissions };

export const UserImported = defineEvent(
  'UserImported',
  1,
  Type.Object({ ...user, status: text, lastLogin: orNull(instant), loginCount: whole }),
);

/** A new user is active from the start. */
export const UserAdded = defineEvent('UserAdded', 1, Type.Object(user));

export const UserRevised = defineEvent('UserRevised', 1, revisionOf(revisable));

export const UserStatusChanged = defineEvent('UserStatusChanged', 1, Type.Object({ from: text, to: text }));

export const UserPermissionsChanged = defineEvent('UserPermissionsChanged', 1, Type.Object({ added: permissions, removed: permissions }));

/** Who and when stand beside the event. */
export const UserSignedIn = defineEvent('UserSignedIn', 1, Type.Object({}));

export const userEvents = [UserImported, UserAdded, UserRevised, UserStatusChanged, UserPermissionsChanged, UserSignedIn] as const;
export type UserEvent = EventsOf<typeof userEvents>;
