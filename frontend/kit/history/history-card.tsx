import { useState, type CSSProperties } from 'react';
import type { HistoryEntry } from '../../../backend/platform/records/history.js';
import { clamped, isLong } from '../format/clamp.js';
import { formatDateTime } from '../format/dates.js';
import { inSentence } from '../format/in-sentence.js';
import { When } from '../format/when.js';
import { Section } from '../page/section.js';
import { statusColor } from '../status/status-tone.js';
import { FromTo, hasMore, Labelled, MoreButton } from './change-words.js';
import { timeline, type StatusNow, type TimelineItem } from './timeline.js';
import type { Versions } from './use-versions.js';
import './history.css';

interface HistoryCardProps {
  /** Newest first. */
  readonly entries: readonly HistoryEntry[] | undefined;
  readonly statusNow: StatusNow;
  readonly versions: Versions;
  readonly more: { readonly there: boolean; readonly loading: boolean; readonly load: () => void };
}

/** What happened to a record, newest first; an entry opens the page as it was then. */
export function HistoryCard({ entries, statusNow, versions, more }: HistoryCardProps) {
  const newest = entries?.[0]?.revision;
  const oldest = entries?.at(-1)?.revision;
  const compare = () => newest !== undefined && versions.compare(versions.open ?? Math.max(oldest ?? 0, newest - 1), undefined);
  const actions = (
    <>
      {entries && entries.length > 1 && (
        <>
          <button type="button" className="link-button" onClick={compare}>
            Compare
          </button>
          {' · '}
        </>
      )}
      <button type="button" className="link-button" onClick={() => window.print()}>
        Print
      </button>
    </>
  );
  return (
    <Section title="History" action={actions} className="history">
      {entries ? (
        <ol className="timeline">
          {timeline(entries, statusNow).map((item) => (
            <Entry key={item.revision} item={item} open={item.revision === (versions.open ?? -1)} onOpen={() => (item.revision === newest ? versions.backToNow() : versions.show(item.revision))} />
          ))}
        </ol>
      ) : (
        <Bones />
      )}
      {more.there && (
        <button type="button" className="link-button history-more no-print" disabled={more.loading} onClick={more.load}>
          {more.loading ? 'Please wait…' : 'Show earlier'}
        </button>
      )}
    </Section>
  );
}

interface EntryProps {
  readonly item: TimelineItem;
  readonly open: boolean;
  readonly onOpen: () => void;
}

function Entry({ item, open, onOpen }: EntryProps) {
  const { first, rest, reason = '' } = item;
  const [whole, setWhole] = useState(false);
  const more = hasMore(first ? [first, ...rest] : rest) || isLong(reason) || isLong(item.title);
  return (
    <li className={`timeline-item ${open ? 'timeline-open' : ''}`} style={{ '--tone': statusColor(item.status ?? '') } as CSSProperties}>
      <button type="button" onClick={onOpen} aria-current={open ? 'true' : undefined} title="Open the page as it was">
        <span className="timeline-title">
          {whole ? item.title : clamped(item.title)}
          {first && <> {first.showLabel ? <Labelled change={first} whole={whole} /> : <FromTo change={first} whole={whole} />}</>}
        </span>
        <span className="timeline-note" title={formatDateTime(item.at)}>
          {item.by} · <When at={item.at} />
        </span>
        {rest.map((change) => (
          <span key={change.field} className="timeline-note">
            {inSentence(change.label)} <FromTo change={change} whole={whole} />
          </span>
        ))}
        {reason && <span className="timeline-note">{whole ? reason : clamped(reason)}</span>}
      </button>
      {more && <MoreButton whole={whole} onChange={setWhole} />}
    </li>
  );
}

function Bones() {
  return (
    <div className="timeline-bones" aria-label="Loading the history">
      {[70, 52, 64, 46].map((width) => (
        <span key={width} className="bone" style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
