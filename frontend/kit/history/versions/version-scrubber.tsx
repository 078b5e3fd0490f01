import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { HistoryEntry } from '../../../../backend/platform/records/history.js';
import { formatDateTime } from '../../format/dates.js';
import { isMirrored, unmirroredKey } from '../../mirror.js';
import { versionNumber } from './version-number.js';
import { versionScale } from './version-scale.js';

interface VersionScrubberProps {
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  readonly total: number;
  readonly open: number;
  readonly onOpen: (revision: number) => void;
}

/** More dots than that would cover each other. */
const MANY = 30;

/** Every version as a dot at its time; dragged, clicked, or moved with the arrow keys. */
export function VersionScrubber({ entries, total, open, onOpen }: VersionScrubberProps) {
  const track = useRef<HTMLDivElement>(null);
  const oldestFirst = [...entries].reverse();
  const places = versionScale(oldestFirst.map(({ at }) => at));
  const index = oldestFirst.findIndex(({ revision }) => revision === open);
  const go = (to: number) => {
    const entry = oldestFirst[Math.max(0, Math.min(oldestFirst.length - 1, to))];
    if (entry && entry.revision !== open) onOpen(entry.revision);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: index - 1, ArrowDown: index - 1, ArrowRight: index + 1, ArrowUp: index + 1, Home: 0, End: places.length - 1 }[unmirroredKey(event.key)];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  const drag = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect();
    if (!box || event.buttons !== 1) return;
    const along = isMirrored() ? box.right - event.clientX : event.clientX - box.left;
    go(nearest(places, (along / box.width) * 100));
  };
  const shown = oldestFirst[index];
  const number = versionNumber(entries, total, open);
  return (
    <div
      ref={track}
      className={`scrubber no-print ${oldestFirst.length > MANY ? 'scrubber-many' : ''}`}
      role="slider"
      tabIndex={0}
      aria-label="Version"
      aria-valuemin={1}
      aria-valuemax={total}
      aria-valuenow={number}
      aria-valuetext={shown && `Version ${number}, ${formatDateTime(shown.at)} by ${shown.by.name}`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => (event.currentTarget.setPointerCapture(event.pointerId), drag(event))}
      onPointerMove={drag}
    >
      {oldestFirst.map((entry, place) => (
        <span key={entry.revision} className={`scrubber-dot ${place === index ? 'scrubber-open' : ''}`} style={{ insetInlineStart: `${places[place]}%` }} title={`${formatDateTime(entry.at)} ${entry.title}`} />
      ))}
    </div>
  );
}

function nearest(places: readonly number[], wanted: number): number {
  return places.reduce((best, place, index) => (Math.abs(place - wanted) < Math.abs(places[best]! - wanted) ? index : best), 0);
}
