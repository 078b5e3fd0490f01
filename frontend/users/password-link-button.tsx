import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { MailRoute } from '../../backend/platform/mail/mail.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { useCommand } from '../server/use-command.js';
import { WhereTheMailWent } from './where-the-mail-went.js';

interface PasswordLinkButtonProps {
  readonly userId: number;
  readonly url: string;
  readonly email: string;
  readonly disabled: boolean;
}

/** Mails somebody a link to choose a password, and says where it went. */
export function PasswordLinkButton({ userId, url, email, disabled }: PasswordLinkButtonProps) {
  const [sent, setSent] = useState<{ readonly route: MailRoute; readonly to: string }>();
  const command = useCommand<void, unknown, { readonly deliveredTo: MailRoute }>({
    url: `${url}/PasswordLink`,
    onDone: ({ deliveredTo }) => setSent({ route: deliveredTo, to: email }),
  });
  return (
    <>
      <Button text={command.pending ? 'Please wait…' : 'Send password link'} disabled={disabled || command.pending} onClick={() => void command.run()} />
      {sent && !command.problem && (
        <span className="user-mail" role="status">
          <WhereTheMailWent userId={userId} what="The password link" to={sent.to} route={sent.route} />
        </span>
      )}
      {command.problem && <ProblemBar problem={command.problem} retry={command.retry} dismiss={command.dismiss} />}
    </>
  );
}
