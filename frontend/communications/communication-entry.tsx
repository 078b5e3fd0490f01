import { Button } from '@blueprintjs/core';
import type { CSSProperties } from 'react';
import type { CommunicationAnswer } from '../../backend/leads/communications/communication.dto.js';
import { formatSaid } from '../kit/format/dates.js';
import { When } from '../kit/format/when.js';
import { Avatar } from '../kit/people/avatar.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { useCommand } from '../server/use-command.js';
import { useSession } from '../server/session.js';
import type { RecordName } from '../server/use-record.js';
import { textStateWords } from './text-state-words.js';

interface EntryProps {
  readonly leadId: number;
  readonly entry: CommunicationAnswer;
  readonly record: RecordName;
}

/** One line of what was said; of a text also what became of it. */
export function CommunicationEntry({ leadId, entry, record }: EntryProps) {
  const { Type, CreatedBy, CreatedAt, text } = entry;
  return (
    <li className="communication">
      <Avatar name={CreatedBy} size={20} />
      <div className="communication-body">
        <div className="communication-line">
          <b>{text?.template || Type || '(no type)'}</b>
          {text?.template && <span className="communication-kind">text</span>}
          {text && <TextState text={text} />}
        </div>
        <div className="communication-note"><Words entry={entry} /></div>
        <div className="communication-by">
          {CreatedBy}
          {CreatedBy && CreatedAt && ' · '}
          <span className="communication-at">{formatSaid(CreatedAt)}</span>
        </div>
        {text?.answer && (
          <div className="communication-answer">
            Guest answered <b>{text.answer.word}</b> · <span className="communication-at">{formatSaid(text.answer.at)}</span>
          </div>
        )}
        {text?.reason && <TextTrouble leadId={leadId} entry={entry} record={record} />}
      </div>
    </li>
  );
}

/** A reminder has no words before it is sent. */
function Words({ entry: { Note, text } }: { readonly entry: CommunicationAnswer }) {
  if (text?.state === 'planned' && text.planned) return <>Goes out by itself: <When at={text.planned.at} inSentence /></>;
  return Note || (text ? 'Taken back before it was sent' : '(no note)');
}

type Text = NonNullable<CommunicationAnswer['text']>;

function TextState({ text }: { readonly text: Text }) {
  const { words, tone } = textStateWords(text);
  return (
    <span className="status communication-state" style={{ '--tone': `var(--tone-${tone})` } as CSSProperties}>
      <span className="status-dot" aria-hidden />
      <span className="status-words">{words}</span>
    </span>
  );
}

function TextTrouble({ leadId, entry: { text, Note }, record }: EntryProps) {
  const { may } = useSession();
  const again = useCommand({ url: `/api/Communications/ForLead/${leadId}/Texts/${text!.textId}/TryAgain`, record });
  const offered = may('Other_Beta') && text!.againAs === undefined && Note !== '';
  return (
    <>
      <div className={text!.state === 'failed' ? 'communication-trouble' : 'communication-by'}>
        {text!.reason}
        {offered && <Button variant="minimal" size="small" intent="primary" text={again.pending ? 'Please wait...' : 'Try again'} disabled={again.pending} onClick={() => void again.run()} />}
      </div>
      {again.problem && <ProblemBar problem={again.problem} retry={again.retry} dismiss={again.dismiss} />}
    </>
  );
}
