import { useState, type CSSProperties, type ReactNode } from 'react';
import { clamped, isLong } from '../format/clamp.js';
import { formatDateTime, formatTime } from '../format/dates.js';
import { inSentence } from '../format/in-sentence.js';
import { statusColor } from '../status/status-tone.js';
import { Difference, differenceOf } from './amount-difference.js';
import { FromTo, hasMore, MoreButton } from './change-words.js';
import type { TimelineItem } from './timeline.js';

interface EntryProps {
  readonly item: TimelineItem;
  /** What people count it as. */
  readonly number: number;
  readonly open: boolean;
  readonly onOpen: () => void;
  /** What came before it of the same thing. */
  readonly steps?: Steps;
}

interface Steps {
  readonly count: number;
  /** One of them is the version that the page shows. */
  readonly hasOpen: boolean;
  readonly tell: () => ReactNode;
}

/** Changes of one save that stand there until one asks for the rest; what followed from them is told only then. */
const MOST_BESIDE = 4;

/** One entry: what was changed, by whom, what else somebody typed, and why; what followed from it on asking; a click opens the page as it was then. */
export function TimelineEntry({ item, number, open, onOpen, steps }: EntryProps) {
  const { first, rest, reason = '' } = item;
  const [whole, setWhole] = useState(false);
  const typed = rest.filter(({ computed }) => !computed);
  const beside = whole ? rest : typed.slice(0, MOST_BESIDE);
  const hidden = rest.length - beside.length;
  const more = hidden > 0 || hasMore(first ? [first, ...rest] : rest) || isLong(reason) || isLong(item.title);
  return (
    <li className={`timeline-item ${open ? 'timeline-open' : ''}`} style={{ '--tone': statusColor(item.status ?? '') } as CSSProperties}>
      <button type="button" onClick={onOpen} aria-current={open ? 'true' : undefined} title="Open the page as it was">
        <span className="timeline-title">
          <span>
            {whole ? item.title : clamped(item.title)}
            {first && (
              <>
                {' '}
                <FromTo change={first} whole={whole} />
              </>
            )}
          </span>
          {first?.kind === 'money' && <Difference amount={differenceOf(first.from, first.to)} />}
        </span>
        <span className="timeline-note timeline-by">
          <span title={formatDateTime(item.at)}>
            {item.by} · <span className="no-print">{formatTime(item.at)}</span>
            <span className="paper-only">{formatDateTime(item.at)}</span>
          </span>
          <span>v{number}</span>
        </span>
        {beside.map((change) => (
          <span key={change.field} className="timeline-note">
            {inSentence(change.label)} <FromTo change={change} whole={whole} />
          </span>
        ))}
        {reason && <span className="timeline-note">{whole ? reason : clamped(reason)}</span>}
      </button>
      {(more || whole) && <MoreButton whole={whole} hidden={hidden} onChange={setWhole} />}
      {steps && <EarlierSteps {...steps} />}
    </li>
  );
}

function EarlierSteps({ count, hasOpen, tell }: Steps) {
  const [asked, setAsked] = useState(false);
  const open = asked || hasOpen;
  return (
    <div className="timeline-steps">
      <button type="button" className="link-button no-print" aria-expanded={open} onClick={() => setAsked(!open)}>
        {open ? 'less' : `${count} earlier ${count === 1 ? 'step' : 'steps'}`}
      </button>
      {open && <ol className="timeline">{tell()}</ol>}
    </div>
  );
}
