import { RecordScreen } from '../kit/detail/record-screen.js';
import type { UserAnswer } from '../../backend/users/user-answer.js';
import type { OpenRecord } from '../kit/detail/record-kind.js';
import { PasswordLinkButton } from './password-link-button.js';
import { EndSessions } from './end-sessions.js';
import { ResetTwoSteps } from './reset-two-steps.js';
import { UserBody } from './user-body.js';
import { userKind } from './user-record.js';
import { UserStatusLine } from './user-status-line.js';
import './users.css';

/** /admin/users-edit/:id */
export function UserEdit() {
  return (
    <RecordScreen
      kind={userKind}
      opens="form"
      note={(open) => <UserStatusLine open={open} />}
      actions={(open) => !open.inThePast && <UserActions open={open} />}
    >
      {(open) => <UserBody open={open} />}
    </RecordScreen>
  );
}

function UserActions({ open: { name, now } }: { readonly open: OpenRecord<UserAnswer> }) {
  const { userId, email, status, secondStep } = now.data;
  return (
    <>
      {secondStep && <ResetTwoSteps name={name} user={now.data} />}
      {status === 'Active' && <EndSessions url={name.url} user={now.data} />}
      <PasswordLinkButton userId={userId} url={name.url} email={email} disabled={status !== 'Active'} />
    </>
  );
}
