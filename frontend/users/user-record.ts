import type { UserAnswer } from '../../backend/users/user-answer.js';
import type { RecordKind } from '../kit/detail/record-kind.js';
import type { Session } from '../server/session.js';
import { untouchable, type Subject } from './permissions/permission-choice.js';
import { heldBy } from './user-values.js';

export const userKind: RecordKind<UserAnswer> = {
  noun: 'user',
  list: '/admin/settings',
  name: (id) => ({ list: 'user-list', key: id, url: `/api/Users/${id}`, stream: `user-${id}` }),
  title: (id, user) => (user ? nameOf(user) : `User ${id}`),
  status: 'status',
  mayEdit: (session, user) => !untouchable(session, subjectOf(session, user)),
  // Signing in changes nothing that anybody gave or took.
  tells: ({ type }) => type !== 'UserSignedIn',
};

/** Whose permissions are looked at, by whom. */
export function subjectOf({ user }: Session, subject: UserAnswer): Subject {
  return { name: nameOf(subject), oneself: user.userId === subject.userId, held: heldBy(subject) };
}

export function nameOf({ firstName, lastName }: UserAnswer): string {
  return `${firstName} ${lastName}`.trim();
}
