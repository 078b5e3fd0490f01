import type { ReactNode } from 'react';
import { formatDateTime } from '../kit/format/dates.js';
import { ChangedSince } from './changed-since.js';
import type { MadeVersion } from './made-version.js';
import { SinceBefore } from './since-before.js';
import { useStanding } from './use-standing.js';

export interface VersionPlace {
  /** Its versions are below it. */
  readonly url: string;
  /** Whose document it is, as in "Contract", and at which revision that is shown. */
  readonly what: string;
  readonly revision: number;
}

interface VersionWordsProps extends VersionPlace {
  readonly version: MadeVersion;
  /** What has become of it. */
  readonly words: string;
  readonly before: MadeVersion | undefined;
  readonly isNewest: boolean;
  readonly isRead: boolean;
  /** Before who made it. */
  readonly children?: ReactNode;
}

/** Who made a version; the newest says whether its record was changed since, the one that is read what changed since the one before. */
export function VersionWords({ url, what, revision, version, words, before, isNewest, isRead, children }: VersionWordsProps) {
  const read = useStanding(isNewest || isRead ? `${url}/${version.version}` : undefined, revision);
  return (
    <>
      <div className="detail-nothing">
        {children}
        {version.pages === 1 ? '1 page' : `${version.pages} pages`} · {version.madeBy}, {formatDateTime(version.madeAt)}
      </div>
      {words && <div className="detail-nothing">{words}</div>}
      {version.reason && <div className="detail-nothing">Why: {version.reason}</div>}
      {isNewest && <ChangedSince what={what} standing={read.standing} />}
      {before && isRead && <SinceBefore read={read} version={version} before={before} />}
    </>
  );
}
