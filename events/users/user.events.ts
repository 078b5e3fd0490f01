import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { instant, orNull, recordId, text, whole } from '../kernel/field-schemas.js';
import { changesOf, factsOf } from '../kernel/field-table-schemas.js';
import { userFields } from './user.fields.js';

/** Strings that the product does not know are kept (`decisions.md B17`). */
const permissions = Type.Array(text);

const beside = { userId: recordId, tenantId: recordId, permissions };

export const UserImported = defineEvent(
  'UserImported',
  1,
  factsOf(userFields, { ...beside, status: text, lastLogin: orNull(instant), loginCount: whole }),
);

/** A new user is active from the start. */
export const UserAdded = defineEvent('UserAdded', 1, factsOf(userFields, beside));

export const UserRevised = defineEvent('UserRevised', 1, Type.Object({ changes: changesOf(userFields) }));

export const UserStatusChanged = defineEvent('UserStatusChanged', 1, Type.Object({ from: text, to: text }));

export const UserPermissionsChanged = defineEvent('UserPermissionsChanged', 1, Type.Object({ added: permissions, removed: permissions }));

/** Who and when stand beside the event. */
export const UserSignedIn = defineEvent('UserSignedIn', 1, Type.Object({}));

/** The secret and the recovery codes are no part of it: no event ever carries one. */
export const UserSecondStepSetUp = defineEvent('UserSecondStepSetUp', 1, Type.Object({}));

/** By the user, or by who looks after users and says why. */
export const UserSecondStepEnded = defineEvent('UserSecondStepEnded', 1, Type.Object({ reason: text }));

export const userEvents = [UserImported, UserAdded, UserRevised, UserStatusChanged, UserPermissionsChanged, UserSignedIn, UserSecondStepSetUp, UserSecondStepEnded] as const;
export type UserEvent = EventsOf<typeof userEvents>;
