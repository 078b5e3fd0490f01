import { roleLabel } from '../../backend/users/permissions/role.rules.js';
import type { UserAnswer } from '../../backend/users/user-answer.js';
import { userStatuses } from '../../events/users/user.enums.js';
import type { Confirmation } from '../kit/detail/confirm-dialog.js';
import type { OpenRecord } from '../kit/detail/record-kind.js';
import { StatusLine } from '../kit/detail/status/status-line.js';
import { formatDateTime } from '../kit/format/dates.js';
import { useSession } from '../server/session.js';
import { nameOf, subjectOf } from './user-record.js';

/** The status, the role, the address and the last sign-in. Nobody deactivates themselves. */
export function UserStatusLine({ open }: { readonly open: OpenRecord<UserAnswer> }) {
  const { oneself } = subjectOf(useSession(), open.now.data);
  const user = open.data;
  return (
    <StatusLine
      open={open}
      editable={open.editable && !oneself}
      status={{ field: 'status', words: userStatuses, confirms: (to) => changing(to, user) }}
      said={[roleLabel(user.role), user.email, user.lastLogin ? `last login ${formatDateTime(user.lastLogin)}` : 'never signed in']}
    />
  );
}

function changing(to: string, user: UserAnswer): Confirmation {
  if (to === 'Active') return { question: `${nameOf(user)} will be able to sign in again, with the permissions below.`, confirmText: 'Activate' };
  return { question: `All sessions of ${nameOf(user)} end at once: their pages close, and they cannot sign in until somebody activates them again.`, confirmText: 'Deactivate' };
}
