import { ChangeLines } from './change-lines.js';
import type { MadeVersion } from './made-version.js';
import type { StandingRead } from './use-standing.js';

interface SinceBeforeProps {
  readonly read: StandingRead;
  readonly version: MadeVersion;
  readonly before: MadeVersion;
}

/** What a version says otherwise than the one before. */
export function SinceBefore({ read: { standing, failed }, version, before }: SinceBeforeProps) {
  if (failed) return <p className="document-since">What changed could not be read.</p>;
  if (!standing) return <div className="document-since" aria-busy />;
  const changes = standing.sinceBefore ?? [];
  return (
    <div className="document-since">
      <span className="detail-nothing">Since version {before.version}</span>
      <ChangeLines changes={changes}>
        {before.template !== version.template && <li>The template was changed</li>}
        {changes.length === 0 && before.template === version.template && <li>Nothing has changed</li>}
      </ChangeLines>
    </div>
  );
}
