import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { OutgoingOverview, OutgoingRow, OutgoingState } from '../../backend/platform/outgoing/outgoing-reader.js';
import { Nothing } from '../kit/detail/detail-columns.js';
import { formatWhen } from '../kit/format/dates.js';
import { Section } from '../kit/page/section.js';
import { useCommand } from '../server/use-command.js';
import { StateWord, type Tone } from './state-word.js';
import { triesOf } from './tries-words.js';
import type { Looked } from './use-look.js';

const FIRST_SHOWN = 6;

const words: Readonly<Record<OutgoingState, readonly [string, Tone]>> = {
  failed: ['Failed', 'red'],
  'tries again': ['Tries again', 'gold'],
  waiting: ['Waiting', 'plain'],
  sent: ['Sent', 'green'],
};

/** What waits to go out into the world, what failed and why. */
export function OutgoingCard({ data, refresh }: Looked<OutgoingOverview>) {
  const [all, setAll] = useState(false);
  const rows = data?.open ?? [];
  const more = (
    <button type="button" className="link-button" onClick={() => setAll(!all)}>
      {all ? 'Show fewer' : `All ${rows.length}`}
    </button>
  );
  return (
    <Section title="Outgoing" note="mail" action={rows.length > FIRST_SHOWN ? more : undefined}>
      {data && rows.length === 0 && <Nothing text="Nothing waits to go out." />}
      <ul className="plain-list operations-outgoing">
        {(all ? rows : rows.slice(0, FIRST_SHOWN)).map((row) => (
          <Row key={row.id} row={row} refresh={refresh} />
        ))}
      </ul>
    </Section>
  );
}

function Row({ row, refresh }: { readonly row: OutgoingRow; readonly refresh: () => void }) {
  const again = useCommand<void, unknown, void>({ url: `/api/Operations/Outgoing/${row.id}/TryAgain`, onDone: refresh });
  const [word, tone] = words[row.state];
  return (
    <li>
      <span>
        <span className="operations-recipient">{row.recipient}</span>
        <span className="section-note operations-detail">
          {row.what}, {row.about}, {formatWhen(row.askedAt)}
        </span>
      </span>
      <span>
        <StateWord word={word} tone={tone} />
        <span className="section-note operations-detail">{again.problem?.message ?? triesOf(row)}</span>
      </span>
      {row.state !== 'waiting' && <Button size="small" text={again.pending ? 'Please wait…' : row.state === 'failed' ? 'Try again' : 'Try now'} disabled={again.pending} onClick={() => void again.run()} />}
    </li>
  );
}
