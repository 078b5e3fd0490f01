import { Button } from '@blueprintjs/core';
import { RefreshIcon } from '@blueprintjs/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShownMail } from '../../backend/platform/mail/outbox.controller.js';
import { When } from '../kit/format/when.js';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import { Page, PageHeader } from '../kit/page/page.js';
import { Section } from '../kit/page/section.js';
import { get } from '../server/http.js';
import { asProblem, type Problem } from '../server/problem.js';
import { OutboxMail } from './outbox-mail.js';
import { OutboxTexts } from './outbox-texts.js';
import '../operations/door.css';

/** /admin/outbox: the mail of a demo that sends none. */
export function Outbox() {
  const { data: mails, error, isFetching, refetch } = useOutbox();
  return (
    <Page title="Outbox">
      <PageHeader title="Outbox" note="mail and texts that this demo did not send" actions={<Button icon={<RefreshIcon />} text="Refresh" disabled={isFetching} onClick={() => void refetch()} />} />
      {error && !mails ? <NoOutbox problem={asProblem(error)} retry={() => void refetch()} /> : null}
      {!error && !mails && <span className="bone door-bone" aria-label="Loading" />}
      {mails?.length === 0 && (
        <Section title="Mail" note="0">
          <p className="detail-nothing">No mail yet. A forgotten password, a new user or a document to be signed writes one.</p>
        </Section>
      )}
      {mails && mails.length > 0 && <Mails mails={mails} />}
      <OutboxTexts />
    </Page>
  );
}

function useOutbox() {
  return useQuery({
    queryKey: ['outbox'],
    queryFn: async ({ signal }) => (await get<{ readonly mails: readonly ShownMail[] }>('/api/Outbox', signal)).data.mails,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** Where mail leaves the house there is nothing to show, which is no fault. */
function NoOutbox({ problem, retry }: { readonly problem: Problem; readonly retry: () => void }) {
  if (problem.status !== 404) return <ProblemNotice problem={problem} retry={retry} />;
  return (
    <div className="notice">
      <span className="notice-title">There is no outbox here</span>
      <span>Mail goes out by SMTP. Only a demo without a mail server keeps its mail to be read on this page.</span>
    </div>
  );
}

function Mails({ mails }: { readonly mails: readonly ShownMail[] }) {
  const [chosen, setChosen] = useState<string>();
  const shown = mails.find(({ id }) => id === chosen) ?? mails[0]!;
  return (
    <div className="outbox">
      <ul className="card plain-list outbox-list" aria-label="Mails">
        {mails.map((mail) => (
          <li key={mail.id}>
            <button type="button" className="outbox-entry" aria-current={mail.id === shown.id} onClick={() => setChosen(mail.id)}>
              <span className="outbox-to">{mail.to}</span>
              <span className="outbox-when">
                <When at={mail.at} />
              </span>
              <span className="outbox-subject">{mail.subject}</span>
            </button>
          </li>
        ))}
      </ul>
      <OutboxMail key={shown.id} mail={shown} />
    </div>
  );
}
