import { Link } from 'react-router-dom';
import { formatDateTime } from '../format/dates.js';
import type { MadeVersion } from './made-version.js';
import { SinceBefore } from './since-before.js';
import './documents.css';

interface VersionListProps {
  /** The record's, below which its versions are compared. */
  readonly url: string;
  /** Newest first. */
  readonly versions: readonly MadeVersion[];
  readonly shown: MadeVersion | undefined;
  /** Where one is read. */
  readonly pageOf: (version: number) => string;
}

/** Every version that was made; the one that is read says what changed since the one before. */
export function VersionList({ url, versions, shown, pageOf }: VersionListProps) {
  if (versions.length === 0) return <p className="detail-nothing">Not created yet. Preview shows it as it would be made now.</p>;
  return (
    <ol className="document-versions">
      {versions.map((version, place) => {
        const before = versions[place + 1];
        return (
          <li key={version.version} className={version === shown ? 'document-shown' : ''}>
            <Link to={pageOf(version.version)} aria-current={version === shown ? 'page' : undefined}>
              Version {version.version}
            </Link>{' '}
            <span className="detail-nothing">
              {version.pages === 1 ? '1 page' : `${version.pages} pages`} · {version.madeBy}, {formatDateTime(version.madeAt)}
            </span>
            {before && version === shown && <SinceBefore url={url} version={version} before={before} />}
          </li>
        );
      })}
    </ol>
  );
}
