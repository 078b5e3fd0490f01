import { Link } from 'react-router-dom';
import { formatDateTime } from '../format/dates.js';
import { ChangedSince } from './changed-since.js';
import type { MadeVersion } from './made-version.js';
import { StatusDot } from '../status/status.js';
import { SinceBefore } from './since-before.js';
import { useStanding } from './use-standing.js';
import { versionState, type VersionSigning } from './version-state.js';
import './documents.css';

interface VersionListProps {
  /** Its versions are below it. */
  readonly url: string;
  /** Whose document it is, as in "Contract", and at which revision that is shown. */
  readonly what: string;
  readonly revision: number;
  /** Newest first. */
  readonly versions: readonly MadeVersion[];
  readonly shown: MadeVersion | undefined;
  /** How they were signed, the last time last. */
  readonly signings: readonly VersionSigning[];
  /** Where one is read. */
  readonly pageOf: (version: number) => string;
}

/** Every version that was made; the newest says whether its record was changed since, the one that is read what changed since the one before. */
export function VersionList({ versions, shown, ...list }: VersionListProps) {
  if (versions.length === 0) return <p className="detail-nothing">Not created yet. Preview shows it as it would be made now.</p>;
  return (
    <ol className="document-versions">
      {versions.map((version, place) => (
        <VersionLine key={version.version} {...list} version={version} before={versions[place + 1]} newer={versions[place - 1]} isShown={version === shown} />
      ))}
    </ol>
  );
}

interface VersionLineProps extends Pick<VersionListProps, 'url' | 'what' | 'revision' | 'pageOf' | 'signings'> {
  readonly version: MadeVersion;
  readonly before: MadeVersion | undefined;
  readonly newer: MadeVersion | undefined;
  readonly isShown: boolean;
}

function VersionLine({ url, what, revision, pageOf, signings, version, before, newer, isShown }: VersionLineProps) {
  const isNewest = newer === undefined;
  const { status, words } = versionState(version.version, signings, newer?.version);
  const read = useStanding(isNewest || isShown ? `${url}/${version.version}` : undefined, revision);
  return (
    <li className={isShown ? 'document-shown' : ''}>
      <div className="document-version">
        <Link to={pageOf(version.version)} aria-current={isShown ? 'page' : undefined}>
          Version {version.version}
        </Link>
        <StatusDot status={status} />
      </div>
      <div className="detail-nothing">
        {version.pages === 1 ? '1 page' : `${version.pages} pages`} · {version.madeBy}, {formatDateTime(version.madeAt)}
      </div>
      {words && <div className="detail-nothing">{words}</div>}
      {version.reason && <div className="detail-nothing">Why: {version.reason}</div>}
      {isNewest && <ChangedSince what={what} standing={read.standing} />}
      {before && isShown && <SinceBefore read={read} version={version} before={before} />}
    </li>
  );
}
