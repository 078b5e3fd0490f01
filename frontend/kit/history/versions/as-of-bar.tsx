import { Button } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon, HistoryIcon } from '@blueprintjs/icons';
import type { ReactElement } from 'react';
import type { HistoryEntry } from '../../../../backend/platform/records/history.js';
import { formatDate, formatDateTime } from '../../format/dates.js';
import type { Versions } from './use-versions.js';
import { versionNumber } from './version-number.js';
import { VersionScrubber } from './version-scrubber.js';
import '../history.css';

interface AsOfBarProps {
  readonly entries: readonly HistoryEntry[];
  /** Of the versions that the history shows. */
  readonly total: number;
  readonly versions: Versions;
  /** YYYY-MM-DD, where that is what is looked at. */
  readonly day?: string | undefined;
}

/** Says that the page shows the past, and whose; moves between versions. */
export function AsOfBar({ entries, total, versions, day }: AsOfBarProps) {
  const { open } = versions;
  if (open === undefined) return null;
  const entry = entries.find(({ revision }) => revision === open);
  const number = versionNumber(entries, total, open);
  const place = entries.findIndex(({ revision }) => revision === open);
  return (
    <div className="as-of" role="status">
      <HistoryIcon aria-hidden />
      <b>As it was {day ? `at the end of ${formatDate(day)}` : entry ? `on ${formatDateTime(entry.at)}` : `at version ${number}`}</b>
      <span className="as-of-version">
        version {number} of {total}
        {entry && `, by ${entry.by.name}`}
      </span>
      <Step words="Earlier version" icon={<ChevronLeftIcon className="mirrored" />} to={entries[place + 1]} onOpen={versions.show} />
      <VersionScrubber entries={entries} total={total} open={open} onOpen={versions.show} />
      <Step words="Later version" icon={<ChevronRightIcon className="mirrored" />} to={entries[place - 1]} onOpen={versions.show} />
      <span className="as-of-actions no-print">
        <Button text="Compare with now" onClick={() => versions.compare(open, undefined)} />
        <Button intent="primary" text="Back to now" onClick={versions.backToNow} />
      </span>
    </div>
  );
}

interface StepProps {
  readonly words: string;
  readonly icon: ReactElement;
  /** Absent at the end. */
  readonly to: HistoryEntry | undefined;
  readonly onOpen: (revision: number) => void;
}

/** One version on: among many no dot can be hit. */
function Step({ words, icon, to, onOpen }: StepProps) {
  return <Button className="no-print" variant="minimal" icon={icon} aria-label={words} title={words} disabled={!to} onClick={() => to && onOpen(to.revision)} />;
}
