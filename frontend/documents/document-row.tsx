import { DocumentIcon } from '@blueprintjs/icons';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StatusDot } from '../kit/status/status.js';
import type { MadeVersion } from './made-version.js';
import { OldVersion, type OldDocument } from './old-version.js';
import { versionState, type VersionSigning } from './version-state.js';
import { VersionWords, type VersionPlace } from './version-words.js';
import './documents.css';

interface DocumentRowProps extends VersionPlace {
  /** As in "Buyer contract". */
  readonly title: string;
  /** Newest first. */
  readonly versions: readonly MadeVersion[];
  /** Whether this document is read; without a version as it would be made now. */
  readonly isShown: boolean;
  readonly shown: MadeVersion | undefined;
  /** How its versions were signed, the last time last. */
  readonly signings: readonly VersionSigning[];
  /** Where one is read. */
  readonly pageOf: (version: number) => string;
  /** What the old system made, where nothing was made since. */
  readonly old?: OldDocument;
  /** Why nothing can be made of it, where that is so. */
  readonly nothing?: string | undefined;
  readonly aside?: ReactNode;
  /** What can be done with it. */
  readonly actions?: ReactNode;
}

/** A document: its newest version, how that stands, and the older ones below it. */
export function DocumentRow({ title, versions, isShown, shown, signings, pageOf, old, nothing, aside, actions, ...place }: DocumentRowProps) {
  const id = useId();
  const [newest, ...older] = versions;
  const state = newest && versionState(newest.version, signings, undefined);
  const isRead = (version: MadeVersion) => isShown && version === shown;
  return (
    <li className={isShown ? 'document-row document-shown' : 'document-row'}>
      <DocumentIcon className="document-icon" aria-hidden />
      <div role="group" aria-labelledby={id} className="document-said">
        <div className="document-version">
          <h3 id={id}>{title}</h3>
          {newest && <span className="detail-nothing">version {newest.version}</span>}
          {state && <StatusDot status={state.status} />}
        </div>
        {state && newest ? (
          <VersionWords {...place} version={newest} words={state.words} before={older[0]} isNewest isRead={isRead(newest)}>
            <Link to={pageOf(newest.version)} className="document-file" aria-current={isRead(newest) ? 'page' : undefined}>
              {newest.file.name}
            </Link>{' '}
            ·{' '}
          </VersionWords>
        ) : (
          <OldVersion old={old} nothing={nothing} />
        )}
        {newest && nothing && <div className="document-left-behind">{nothing}</div>}
        {aside && <div className="detail-nothing">{aside}</div>}
        {older.length > 0 && (
          <ol className="document-older">
            {older.map((version, index) => {
              const { status, words } = versionState(version.version, signings, versions[index]);
              return (
                <li key={version.version}>
                  <span className="document-before">
                    <Link to={pageOf(version.version)} aria-current={isRead(version) ? 'page' : undefined}>
                      Version {version.version}
                    </Link>
                    <StatusDot status={status} />
                    <span className="detail-nothing">{words}</span>
                  </span>
                  {isRead(version) && <VersionWords {...place} version={version} words="" before={older[index + 1]} isNewest={false} isRead />}
                </li>
              );
            })}
          </ol>
        )}
        {actions && <div className="document-actions no-print">{actions}</div>}
      </div>
    </li>
  );
}
