import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { UserAnswer } from '../../backend/users/user-answer.js';
import { ReasonDialog } from '../kit/detail/reason-dialog.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { toast } from '../kit/toast.js';
import { useCommand } from '../server/use-command.js';
import type { RecordName } from '../server/use-record.js';
import { nameOf } from './user-record.js';

/** For somebody who has lost the phone and the recovery codes. */
export function ResetTwoSteps({ name, user }: { readonly name: RecordName; readonly user: UserAnswer }) {
  const [asking, setAsking] = useState(false);
  const command = useCommand<{ readonly reason: string }, unknown, null>({
    url: `${name.url}/SecondStep/Reset`,
    record: name,
    onDone: () => void toast(`${nameOf(user)} signs in with the password alone now.`),
  });
  return (
    <>
      <Button text={command.pending ? 'Please wait…' : 'Reset two-step sign-in'} disabled={command.pending} onClick={() => setAsking(true)} />
      {asking && (
        <ReasonDialog
          title="Reset two-step sign-in"
          question={`Why? Make sure that it is ${nameOf(user)} who asks: from now on the password alone opens the account. All sessions end, and a mail says so.`}
          confirmText="Reset"
          onCancel={() => setAsking(false)}
          onGiven={(reason) => (setAsking(false), void command.run({ reason }))}
        />
      )}
      {command.problem && <ProblemBar problem={command.problem} retry={command.retry} dismiss={command.dismiss} />}
    </>
  );
}
