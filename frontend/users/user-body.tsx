import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { UserAnswer } from '../../backend/users/user-answer.js';
import type { OpenRecord } from '../kit/detail/record-kind.js';
import { usePrinting } from '../kit/paper/use-printing.js';
import { useSession } from '../server/session.js';
import { refreshRecord } from '../server/use-record.js';
import { untouchable } from './permissions/permission-choice.js';
import { UserAsItWas } from './user-as-it-was.js';
import { UserForm } from './user-form.js';
import { nameOf, subjectOf } from './user-record.js';
import './users.css';

/** A user to be edited; only to be read in the past, where the account is beyond one's reach, and on paper. */
export function UserBody({ open }: { readonly open: OpenRecord<UserAnswer> }) {
  const session = useSession();
  const subject = { ...subjectOf(session, open.now.data), name: nameOf(open.data) };
  const [round, setRound] = useState(0);
  const client = useQueryClient();
  const navigate = useNavigate();
  const printing = usePrinting();
  // Who may not open the list stays: the form opens again with what was saved.
  const stay = () => void refreshRecord(client, open.name).then(() => setRound((before) => before + 1));
  const close = () => (session.may('Settings_Main') ? void navigate('/admin/settings') : stay());
  if (open.inThePast) return <UserAsItWas user={open.data} />;
  const locked = untouchable(session, subject);
  if (locked) {
    return (
      <>
        <p className="detail-warning detail-wide" role="note">
          {locked}
        </p>
        <UserAsItWas user={open.now.data} />
      </>
    );
  }
  return (
    <>
      <div className="detail-wide no-print">
        <UserForm key={round} open={open} subject={subject} onClose={close} />
      </div>
      {printing && <UserAsItWas user={open.now.data} />}
    </>
  );
}
