import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { UserAnswer } from '../../backend/users/user-answer.js';
import { ConfirmDialog } from '../kit/detail/confirm-dialog.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { toast } from '../kit/toast.js';
import { useCommand } from '../server/use-command.js';
import { nameOf } from './user-record.js';

/** For a laptop that was lost or left somewhere: its owner may sign in again at once. */
export function EndSessions({ url, user }: { readonly url: string; readonly user: UserAnswer }) {
  const [asking, setAsking] = useState(false);
  const command = useCommand<void, unknown, null>({ url: `${url}/EndSessions`, onDone: () => void toast(`The sessions of ${nameOf(user)} have ended.`) });
  return (
    <>
      <Button text={command.pending ? 'Please wait…' : 'End sessions'} disabled={command.pending} onClick={() => setAsking(true)} />
      {asking && (
        <ConfirmDialog
          question={`End all sessions of ${nameOf(user)}? Open pages close at once, and what is not saved there is lost. Signing in again stays possible.`}
          confirmText="End them"
          onCancel={() => setAsking(false)}
          onConfirm={() => (setAsking(false), void command.run())}
        />
      )}
      {command.problem && <ProblemBar problem={command.problem} retry={command.retry} dismiss={command.dismiss} />}
    </>
  );
}
