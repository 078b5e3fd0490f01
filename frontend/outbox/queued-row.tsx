import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { formatWhen } from '../kit/format/dates.js';
import { useCommand } from '../server/use-command.js';
import { StateWord, type Tone } from '../operations/state-word.js';

interface Queued {
  readonly id: string;
  readonly state: 'waiting' | 'tries again' | 'failed' | 'sent';
  readonly reason: string | null;
  readonly tries: number;
  readonly mostTries: number;
  readonly nextTry: string | null;
}

interface QueuedRowProps {
  readonly row: Queued;
  readonly title: string;
  readonly detail: ReactNode;
  /** `Outgoing` or `Incoming`, below /api/Operations/. */
  readonly queue: string;
  readonly refresh: () => void;
}

const words: Readonly<Record<Queued['state'], readonly [string, Tone]>> = {
  failed: ['Failed', 'red'],
  'tries again': ['Tries again', 'gold'],
  waiting: ['Waiting', 'plain'],
  sent: ['Sent', 'green'],
};

/** What waits in a queue, what became of its tries, and another one. */
export function QueuedRow({ row, title, detail, queue, refresh }: QueuedRowProps) {
  const again = useCommand<void, unknown, void>({ url: `/api/Operations/${queue}/${row.id}/TryAgain`, onDone: refresh });
  const [word, tone] = words[row.state];
  return (
    <li>
      <span>
        <span className="operations-recipient">{title}</span>
        <span className="section-note operations-detail">{detail}</span>
      </span>
      <span>
        <StateWord word={word} tone={tone} />
        <span className="section-note operations-detail">{again.problem?.message ?? triesOf(row)}</span>
      </span>
      {row.state !== 'waiting' && <Button size="small" text={again.pending ? 'Please wait…' : row.state === 'failed' ? 'Try again' : 'Try now'} disabled={again.pending} onClick={() => void again.run()} />}
    </li>
  );
}

/** Why something has not gone, or come, and when it is tried again. */
function triesOf({ reason, tries, mostTries, nextTry, state }: Queued): string {
  if (state === 'waiting') return '';
  const next = nextTry ? `, try ${tries} of ${mostTries}, next ${formatWhen(nextTry)}` : '';
  return `${reason ?? 'The process ended over it'}${next}`;
}
