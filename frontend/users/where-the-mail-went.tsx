import { Link } from 'react-router-dom';
import type { MailRoute } from '../../backend/platform/mail/mail.js';
import { useSession } from '../server/session.js';
import { MailUnderWay } from './mail-under-way.js';

interface WhereTheMailWentProps {
  readonly userId: number;
  /** "The invitation". */
  readonly what: string;
  readonly to: string;
  readonly route: MailRoute;
}

/** To the person, to the outbox of a demo, or nowhere while there is no mail server. */
export function WhereTheMailWent({ userId, what, to, route }: WhereTheMailWentProps) {
  const { may } = useSession();
  if (route === 'mail') return <MailUnderWay userId={userId} what={what} to={to} />;
  if (route === 'nowhere') return `${what} to ${to} was not sent: no mail server is set up yet.`;
  if (!may('Settings_Main')) return `${what} to ${to} was not mailed: an administrator finds it in the outbox.`;
  return (
    <>
      {what} to {to} is in the <Link to="/admin/outbox">outbox</Link>.
    </>
  );
}
