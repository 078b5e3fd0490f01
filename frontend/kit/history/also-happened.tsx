import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CSSProperties } from 'react';
import { statusColor } from '../status/status-tone.js';

/** What happened to another record that belongs to this one's story: a tour, a sale, a purchase of points. */
export interface AlsoHappened {
  readonly key: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly title: string;
  readonly status: string;
  readonly note?: string | undefined;
  /** In place of status and note, one below the other: who did it, why. */
  readonly lines?: readonly string[];
  /** The way to its own page; absent for who may not open it. */
  readonly to?: string | undefined;
}

/** Those of one day, under what happened to the record itself; none of them is a version of it. */
export function AlsoOnThatDay({ told }: { readonly told: readonly AlsoHappened[] }) {
  if (told.length === 0) return null;
  return (
    <ul className="timeline timeline-also">
      {told.map(({ key, title, status, note, lines = [[status, note].filter(Boolean).join(' · ')], to }) => (
        <li key={key} className="timeline-item" style={{ '--tone': statusColor(status) } as CSSProperties}>
          <Door to={to}>
            <span className="timeline-title">{title}</span>
            {lines.map((line) => (
              <span key={line} className="timeline-note">
                {line}
              </span>
            ))}
          </Door>
        </li>
      ))}
    </ul>
  );
}

function Door({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) {
  return to ? (
    <Link className="timeline-also-entry" to={to}>
      {children}
    </Link>
  ) : (
    <span className="timeline-also-entry">{children}</span>
  );
}

/** The days of both, newest first; of days before the first entry that is there nothing yet is told. */
export function daysOfBoth(own: readonly string[], also: readonly AlsoHappened[], since: string): readonly string[] {
  const days = new Set([...own, ...also.map(({ day }) => day).filter((day) => day >= since)]);
  return [...days].toSorted().toReversed();
}
