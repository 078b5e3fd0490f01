import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { HiddenLinks, ShownMail } from '../../backend/platform/mail/outbox.controller.js';
import { HIDDEN_LINK } from '../../backend/platform/mail/secret-links.rules.js';
import { When } from '../kit/format/when.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { Facts, Section } from '../kit/page/section.js';
import { useSession } from '../server/session.js';
import { useCommand } from '../server/use-command.js';
import { partsOf, withLinks } from './mail-links.js';

/** One mail. Its links are its recipient's: who tries the demo asks for them, and the access log tells that. */
export function OutboxMail({ mail: { id, to, at, subject, text, hiddenLinks, attached } }: { readonly mail: ShownMail }) {
  const [links, setLinks] = useState<readonly string[]>([]);
  const show = useCommand<void, unknown, HiddenLinks>({ url: `/api/Outbox/${id}/Links`, onDone: (shown) => setLinks(shown.links) });
  const mayActAsOthers = useSession().may('Users_Edit');
  const mayAsk = hiddenLinks > 0 && links.length === 0;
  return (
    <Section title={subject} className="outbox-mail" action={mayAsk && <Button text={`Show the link as ${to}`} disabled={show.pending} onClick={() => void show.run()} />}>
      <Facts
        facts={[
          { label: 'To', value: to },
          { label: 'Written', value: <When at={at} /> },
          ...attached.map((name, place) => ({ label: 'Attached', value: mayActAsOthers ? <a href={`/api/Outbox/${id}/Attachments/${place + 1}`} target="_blank" rel="noreferrer">{name}</a> : name })),
        ]}
      />
      {show.problem && <ProblemBar problem={show.problem} retry={show.retry} dismiss={show.dismiss} />}
      <p className="outbox-text">
        {partsOf(withLinks(text, HIDDEN_LINK, links)).map(({ words, isLink }, index) =>
          isLink ? (
            <a key={index} href={words} target="_blank" rel="noreferrer">
              {words}
            </a>
          ) : (
            words
          ),
        )}
      </p>
    </Section>
  );
}
