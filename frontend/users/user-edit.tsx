import { RecordScreen } from '../kit/detail/record-screen.js';
import { PasswordLinkButton } from './password-link-button.js';
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
      actions={({ name, now, inThePast }) => !inThePast && <PasswordLinkButton userId={now.data.userId} url={name.url} email={now.data.email} disabled={now.data.status !== 'Active'} />}
    >
      {(open) => <UserBody open={open} />}
    </RecordScreen>
  );
}
