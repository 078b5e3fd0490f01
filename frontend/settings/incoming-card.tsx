import { Button } from '@blueprintjs/core';
import type { IncomingRow } from '../../backend/platform/incoming/incoming-reader.js';
import { formatWhen } from '../kit/format/dates.js';
import { Section } from '../kit/page/section.js';
import { useCommand } from '../server/use-command.js';
import { StateWord, type Tone } from './state-word.js';
import { triesOf } from './tries-words.js';
import type { Looked } from './use-look.js';

const words: Readonly<Record<IncomingRow['state'], readonly [string, Tone]>> = {
  failed: ['Failed', 'red'],
  'tries again': ['Tries again', 'gold'],
  waiting: ['Waiting', 'plain'],
};

/** What others told the product and is not handled yet; there only while there is something. */
export function IncomingCard({ data, refresh }: Looked<readonly IncomingRow[]>) {
  if (!data?.length) return null;
  return (
    <Section title="Incoming" note="webhooks">
      <ul className="plain-list operations-outgoing">
        {data.map((row) => (
          <Row key={row.id} row={row} refresh={refresh} />
        ))}
      </ul>
    </Section>
  );
}

function Row({ row, refresh }: { readonly row: IncomingRow; readonly refresh: () => void }) {
  const again = useCommand<void, unknown, void>({ url: `/api/Operations/Incoming/${row.id}/TryAgain`, onDone: refresh });
  const [word, tone] = words[row.state];
  return (
    <li>
      <span>
        <span className="operations-recipient">{row.what}</span>
        <span className="section-note operations-detail">{formatWhen(row.receivedAt)}</span>
      </span>
      <span>
        <StateWord word={word} tone={tone} />
        <span className="section-note operations-detail">{again.problem?.message ?? triesOf(row)}</span>
      </span>
      {row.state !== 'waiting' && <Button size="small" text={again.pending ? 'Please wait…' : row.state === 'failed' ? 'Try again' : 'Try now'} disabled={again.pending} onClick={() => void again.run()} />}
    </li>
  );
}
