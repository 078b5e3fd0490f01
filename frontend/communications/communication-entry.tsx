import type { CSSProperties, ReactNode } from 'react';
import type { CommunicationAnswer } from '../../backend/leads/communications/communication.dto.js';
import type { Communication } from '../../events/leads/communication.js';
import { formatSaid } from '../kit/format/dates.js';
import { When } from '../kit/format/when.js';
import { Avatar } from '../kit/people/avatar.js';
import { textStateWords } from './text-state-words.js';

/** What was said to a lead or a member; leads are texted, too. */
export type Said = Communication & Pick<CommunicationAnswer, 'text'>;

interface EntryProps {
  readonly entry: Said;
  /** What went wrong with it. */
  readonly trouble?: ReactNode;
}

/** One line of what was said; of a text also what became of it. */
export function CommunicationEntry({ entry, trouble }: EntryProps) {
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
        <div className="communication-note" dir="auto"><Words entry={entry} /></div>
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
        {trouble}
      </div>
    </li>
  );
}

/** A reminder has no words before it is sent. */
function Words({ entry: { Note, text } }: { readonly entry: Said }) {
  if (text?.state === 'planned' && text.planned) return <>Goes out by itself: <When at={text.planned.at} inSentence /></>;
  return Note || (text ? 'Taken back before it was sent' : '(no note)');
}

type Text = NonNullable<Said['text']>;

function TextState({ text }: { readonly text: Text }) {
  const { words, tone } = textStateWords(text);
  return (
    <span className="status communication-state" style={{ '--tone': `var(--tone-${tone})` } as CSSProperties}>
      <span className="status-dot" aria-hidden />
      <span className="status-words">{words}</span>
    </span>
  );
}
