import { Button } from '@blueprintjs/core';
import { DuplicateIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { copied } from '../kit/copied.js';
import { formatDateTime } from '../kit/format/dates.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { Question } from '../kit/page/question.js';
import { Facts, Section } from '../kit/page/section.js';
import { toast } from '../kit/toast.js';
import { useSession } from '../server/session.js';
import { useCommand } from '../server/use-command.js';
import { MAY_ADMINISTER_MEMBERS, nameOf, type Member, type OpenMember } from './member-record.js';

interface Reset {
  readonly position: string;
  readonly revision: number;
  readonly password: string;
  readonly worksUntil: string;
}

/** How the member signs in to the company's website, and another password for who has lost it. */
export function MemberWebsite({ open }: { readonly open: OpenMember }) {
  const { may } = useSession();
  const { data, name } = open;
  const [asking, setAsking] = useState(false);
  const [shown, setShown] = useState<Reset>();
  const reset = useCommand<void, Member, Reset>({ url: `${name.url}/WebsitePassword`, record: name, onDone: setShown });
  const mayReset = !open.inThePast && may(MAY_ADMINISTER_MEMBERS);
  return (
    <Section
      title="Website"
      action={
        mayReset && (
          <button type="button" className="link-button" disabled={reset.pending} onClick={() => setAsking(true)}>
            {reset.pending ? 'Please wait...' : 'Reset password'}
          </button>
        )
      }
    >
      <Facts facts={[...(data.username === undefined ? [] : [{ label: 'Username', value: data.username }]), { label: 'Password', value: shown ? 'Temporary' : passwordWords(data) }]} />
      {shown && <NewPassword reset={shown} />}
      {reset.problem && <ProblemBar problem={reset.problem} retry={reset.retry} dismiss={reset.dismiss} />}
      <Question open={asking} intent="primary" confirmText="Reset the password" onCancel={() => setAsking(false)} onConfirm={() => (setAsking(false), void reset.run())}>
        {nameOf(data) || 'The member'} gets a temporary password, shown here once. The one before it stops working at once.
      </Question>
    </Section>
  );
}

function passwordWords({ passwordIsTemp, temporaryPasswordUntil }: Member): string {
  if (passwordIsTemp !== 'Yes') return passwordIsTemp === 'No' ? 'Chosen by the member' : '';
  if (!temporaryPasswordUntil) return 'Temporary';
  return Date.parse(temporaryPasswordUntil) > Date.now() ? `Temporary, works until ${formatDateTime(temporaryPasswordUntil)}` : `Temporary, ran out ${formatDateTime(temporaryPasswordUntil)}`;
}

/** Nobody can read it again once the page is left (`decisions.md F3`). */
function NewPassword({ reset: { password, worksUntil } }: { readonly reset: Reset }) {
  const copy = async () => toast((await copied(password)) ? 'The password was copied.' : 'Copying did not work: please select it.');
  return (
    <div role="status">
      <div className="new-password">
        <div>
          <div className="member-aside">Temporary password, shown this once</div>
          <code>{password}</code>
        </div>
        <Button icon={<DuplicateIcon />} text="Copy" onClick={() => void copy()} />
      </div>
      <p className="new-password-until">Works until {formatDateTime(worksUntil)}, then it must be reset again.</p>
    </div>
  );
}
