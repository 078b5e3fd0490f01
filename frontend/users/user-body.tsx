import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { HistoryEntry } from '../../backend/platform/records/history.js';
import type { UserAnswer } from '../../backend/users/user-answer.js';
import { usePrinting } from '../kit/list/use-printing.js';
import { useSession } from '../server/session.js';
import { refreshRecord, type HeldRecord, type RecordName } from '../server/use-record.js';
import type { Subject } from './permission-choice.js';
import { UserAsItWas } from './user-as-it-was.js';
import { UserForm } from './user-form.js';
import './users.css';

interface UserBodyProps {
  readonly name: RecordName;
  readonly now: HeldRecord<UserAnswer>;
  /** An older version to be read instead. */
  readonly past: UserAnswer | undefined;
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  readonly subject: Subject;
  /** Why this person may only read it. */
  readonly locked: string | undefined;
}

/** A user to be edited; only to be read in the past, where the account is beyond one's reach, and on paper. */
export function UserBody({ name, now, past, entries, subject, locked }: UserBodyProps) {
  const [round, setRound] = useState(0);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { may } = useSession();
  const printing = usePrinting();
  // Who may not open the list stays: the form opens again with what was saved.
  const stay = () => void refreshRecord(client, name).then(() => setRound((before) => before + 1));
  const close = () => (may('Settings_Main') ? void navigate('/admin/settings') : stay());
  if (past) return <UserAsItWas user={past} />;
  if (locked) {
    return (
      <>
        <p className="detail-warning detail-wide" role="note">
          {locked}
        </p>
        <UserAsItWas user={now.data} />
      </>
    );
  }
  return (
    <>
      <div className="detail-wide no-print">
        <UserForm key={round} name={name} now={now} entries={entries} subject={subject} onClose={close} />
      </div>
      {printing && <UserAsItWas user={now.data} />}
    </>
  );
}
