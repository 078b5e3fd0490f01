import { Button } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { OutboxAnswer } from '../../backend/platform/texts/outbox-texts.controller.js';
import type { OutboxText } from '../../backend/platform/texts/outbox-texts.js';
import { formatPhone } from '../kit/format/phone.js';
import { When } from '../kit/format/when.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { Section } from '../kit/page/section.js';
import { toast } from '../kit/toast.js';
import { get } from '../server/http.js';
import { useCommand } from '../server/use-command.js';

const answers: readonly { readonly answer: OutboxAnswer; readonly words: string }[] = [
  { answer: 'delivered', words: 'Delivered' },
  { answer: 'failed', words: 'Phone off' },
  { answer: 'STOP', words: 'Answer STOP' },
  { answer: 'START', words: 'Answer START' },
];

/** The texts of a demo that sends none, and what a phone would say to them. Nothing where texts leave the house. */
export function OutboxTexts() {
  const { data: texts } = useQuery({
    queryKey: ['outbox-texts'],
    queryFn: async ({ signal }) => (await get<{ readonly texts: readonly OutboxText[] }>('/api/Outbox/Texts', signal)).data.texts,
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: 'always',
  });
  if (!texts) return null;
  return (
    <Section title="Texts" note={String(texts.length)} className="outbox-texts">
      {texts.length === 0 && <p className="detail-nothing">No text yet. The page of a tour writes one to a guest who has opted in.</p>}
      <ul className="plain-list">
        {texts.map((text) => (
          <OneText key={text.id} text={text} />
        ))}
      </ul>
    </Section>
  );
}

function OneText({ text: { id, to, at, body, leadId } }: { readonly text: OutboxText }) {
  const tell = useCommand<{ answer: OutboxAnswer }>({
    url: `/api/Outbox/Texts/${id}/Answer`,
    onDone: (_, { answer }) => void toast(`The phone of lead ${leadId}: ${answers.find((one) => one.answer === answer)!.words}`),
  });
  return (
    <li className="outbox-one-text">
      <div>
        <Link to={`/admin/leads-detail/${leadId}`}>Lead {leadId}</Link> {to && formatPhone(to)} · <When at={at} />
      </div>
      <p className="outbox-text">{body}</p>
      <div className="outbox-answers" role="group" aria-label="What the phone says">
        {answers.map(({ answer, words }) => (
          <Button key={answer} size="small" text={words} disabled={tell.pending} onClick={() => void tell.run({ answer })} />
        ))}
      </div>
      {tell.problem && <ProblemBar problem={tell.problem} retry={tell.retry} dismiss={tell.dismiss} />}
    </li>
  );
}
