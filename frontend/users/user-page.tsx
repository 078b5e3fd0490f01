import { roleLabel } from '../../backend/users/role.rules.js';
import type { UserAnswer } from '../../backend/users/user-answer.js';
import { userStatuses } from '../../events/user.values.js';
import { DetailColumns } from '../kit/detail/detail-columns.js';
import { MarksContext } from '../kit/detail/marks.js';
import { StatusMenu } from '../kit/detail/status-menu.js';
import type { VersionedRecord } from '../kit/detail/use-versioned-record.js';
import { formatDateTime } from '../kit/format/dates.js';
import { AsOfBar } from '../kit/history/as-of-bar.js';
import { CompareDialog } from '../kit/history/compare-dialog.js';
import { HistoryCard } from '../kit/history/history-card.js';
import { PageHeader } from '../kit/page/page.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { WhoIsHere } from '../kit/people/avatar.js';
import { usePresence } from '../server/live/use-live.js';
import { useSession } from '../server/session.js';
import { useCommand } from '../server/use-command.js';
import type { HeldRecord, RecordName } from '../server/use-record.js';
import { PasswordLinkButton } from './password-link-button.js';
import { untouchable, type Subject } from './permission-choice.js';
import { UserBody } from './user-body.js';
import { heldBy } from './user-values.js';
import './users.css';

interface UserPageProps {
  readonly name: RecordName;
  readonly versioned: VersionedRecord<UserAnswer>;
  readonly now: HeldRecord<UserAnswer>;
  readonly shown: HeldRecord<UserAnswer>;
}

/** One user with their history beside them, to be edited, or as it was. */
export function UserPage({ name, versioned, now, shown }: UserPageProps) {
  const { versions, inThePast } = versioned;
  const session = useSession();
  const fullName = nameOf(shown.data);
  const oneself = session.user.userId === now.data.userId;
  const subject: Subject = { name: fullName, oneself, held: heldBy(now.data) };
  const locked = untouchable(session, subject);
  const people = usePresence(name.list, name.key, inThePast || locked ? 'view' : 'edit');
  const entries = versioned.entries ?? [];
  // Signing in changes nothing that anybody gave or took.
  const told = versioned.entries?.filter(({ type }) => type !== 'UserSignedIn');
  const total = versioned.total - entries.length + (told?.length ?? 0);
  return (
    <MarksContext value={versioned.marks}>
      <PageHeader
        title={fullName}
        note={<UserStatusLine name={name} user={shown.data} editable={!inThePast && !oneself && !locked} />}
        actions={
          <>
            <WhoIsHere people={people} />
            {!inThePast && <PasswordLinkButton userId={now.data.userId} url={name.url} email={now.data.email} disabled={now.data.status !== 'Active'} />}
          </>
        }
      />
      <AsOfBar entries={told ?? []} total={total} versions={versions} />
      <DetailColumns history={<HistoryCard entries={told} statusNow={{ field: 'status', value: now.data.status }} versions={versions} more={versioned.more} />}>
        <UserBody name={name} now={now} past={inThePast ? shown.data : undefined} entries={entries} subject={subject} locked={locked} />
      </DetailColumns>
      <CompareDialog url={name.url} name={fullName} entries={told ?? []} total={total} versions={versions} />
    </MarksContext>
  );
}

interface UserStatusLineProps {
  readonly name: RecordName;
  readonly user: UserAnswer;
  readonly editable: boolean;
}

/** The status and the facts that people say aloud. Nobody deactivates themselves. */
function UserStatusLine({ name, user, editable }: UserStatusLineProps) {
  const status = useCommand<Pick<UserAnswer, 'status'>, UserAnswer>({
    method: 'PUT',
    url: name.url,
    record: name,
    optimistic: (current, { status: to }) => ({ ...current, status: to }),
  });
  const confirms = (to: string) =>
    to === 'Active'
      ? { question: `${nameOf(user)} will be able to sign in again, with the permissions below.`, confirmText: 'Activate' }
      : { question: `All sessions of ${nameOf(user)} end at once: their pages close, and they cannot sign in until somebody activates them again.`, confirmText: 'Deactivate' };
  return (
    <span className="status-line">
      <StatusMenu label="Status" status={user.status} statuses={userStatuses} confirms={confirms} onChange={editable ? (to) => void status.run({ status: to }) : undefined} unconfirmed={status.pending} />
      <span className="said-aloud">
        <span>{roleLabel(user.role)}</span>
        <span>{user.email}</span>
        <span>{user.lastLogin ? `last login ${formatDateTime(user.lastLogin)}` : 'never signed in'}</span>
      </span>
      {status.problem && <ProblemBar problem={status.problem} retry={status.retry} dismiss={status.dismiss} />}
    </span>
  );
}

function nameOf({ firstName, lastName }: UserAnswer): string {
  return `${firstName} ${lastName}`.trim();
}
