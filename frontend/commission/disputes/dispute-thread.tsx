import { Button } from '@blueprintjs/core';
import { useId } from 'react';
import { formatDateTime } from '../../kit/format/dates.js';
import '../../kit/form/form.css';
import { ProblemBar } from '../../kit/page/problem-notice.js';
import { useSession } from '../../server/session.js';
import { useCommand } from '../../server/use-command.js';
import type { Dispute } from './use-disputes.js';
import './disputes.css';

interface DisputeThreadProps {
  readonly disputeId: string;
  readonly dispute: Dispute | undefined;
  /** What is typed and not sent: it outlives the card, which closes by Esc or when its line leaves the report. */
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly onDone: () => void;
}

/** Of the next word: to a settled question it opens it again. */
function labelOf(dispute: Dispute | undefined): string {
  if (!dispute) return 'What is wrong with it?';
  return dispute.status === 'Open' ? 'Answer' : 'What is still wrong with it?';
}

/** What is asked and answered about a line, and the next word. */
export function DisputeThread({ disputeId, dispute, note, onNote, onDone }: DisputeThreadProps) {
  const { may } = useSession();
  const id = useId();
  const command = useCommand<{ readonly note: string; readonly step: 'Notes' | 'Settle' }>({ url: ({ step }) => `/api/Commission/Disputes/${disputeId}/${step}`, onDone: () => (onNote(''), onDone()) });
  // The step says where it is sent, and is none of the body's fields.
  const send = (step: 'Notes' | 'Settle') => void command.run(Object.defineProperty({ note: note.trim() }, 'step', { value: step, enumerable: false }) as { readonly note: string; readonly step: typeof step });
  const empty = note.trim() === '' || command.pending;
  return (
    <section className="dispute" aria-label="Questions about this line">
      <h3>
        Questions about this line {dispute && <small>{dispute.status === 'Open' ? 'open' : 'settled'}</small>}
      </h3>
      <ol>
        {dispute?.notes.map((said) => (
          <li key={said.at} data-settles={said.settles || undefined}>
            <b>{said.by}</b> <small>{formatDateTime(said.at)}{said.settles && ', settled'}</small>
            <p>{said.note}</p>
          </li>
        ))}
      </ol>
      <label htmlFor={id}>{labelOf(dispute)}</label>
      <textarea id={id} className="bp6-input bp6-fill" rows={2} maxLength={2000} value={note} onChange={({ target }) => onNote(target.value)} />
      {command.problem && <ProblemBar problem={command.problem} retry={command.retry} dismiss={command.dismiss} />}
      <div className="dispute-acts">
        {dispute?.status === 'Open' && may('Accounting_Edit') && <Button text="Settle" disabled={empty} onClick={() => send('Settle')} />}
        <Button intent="primary" text={dispute?.status === 'Settled' ? 'Ask again' : 'Send'} disabled={empty} onClick={() => send('Notes')} />
      </div>
    </section>
  );
}
