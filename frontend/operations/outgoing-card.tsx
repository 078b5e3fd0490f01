import { useState } from 'react';
import type { OutgoingAnswer } from '../../backend/operations/outgoing.controller.js';
import { Nothing } from '../kit/detail/detail-columns.js';
import { formatWhen } from '../kit/format/dates.js';
import { Section } from '../kit/page/section.js';
import { QueuedRow } from '../outbox/queued-row.js';
import type { Looked } from './use-look.js';

const FIRST_SHOWN = 6;

/** What waits to go out into the world, what failed and why. */
export function OutgoingCard({ data, refresh }: Looked<OutgoingAnswer>) {
  const [all, setAll] = useState(false);
  const rows = data?.open ?? [];
  const more = (
    <button type="button" className="link-button" onClick={() => setAll(!all)}>
      {all ? 'Show fewer' : `All ${rows.length}`}
    </button>
  );
  return (
    <Section title="Outgoing" note="mail, texts, documents" action={rows.length > FIRST_SHOWN ? more : undefined}>
      {data && <p className="detail-nothing">{`Mail ${data.goes.mail}; texts ${data.goes.texts}; documents are signed ${data.goes.signing}.`}</p>}
      {data && rows.length === 0 && <Nothing text="Nothing waits to go out." />}
      <ul className="plain-list operations-outgoing">
        {(all ? rows : rows.slice(0, FIRST_SHOWN)).map((row) => (
          <QueuedRow key={row.id} row={row} title={row.recipient} detail={`${row.what}, ${row.about}, ${formatWhen(row.askedAt)}`} queue="Outgoing" refresh={refresh} />
        ))}
      </ul>
    </Section>
  );
}
