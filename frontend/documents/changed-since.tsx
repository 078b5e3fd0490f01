import { useState } from 'react';
import type { DocumentStanding } from '../../backend/platform/documents/document-standing.js';
import { ChangeLines } from './change-lines.js';
import './documents.css';

interface ChangedSinceProps {
  /** Whose document it is, as in "Contract". */
  readonly what: string;
  readonly standing: DocumentStanding | undefined;
}

/** A version that its record has left behind says so; what changed is a click away. */
export function ChangedSince({ what, standing }: ChangedSinceProps) {
  const [open, setOpen] = useState(false);
  if (!standing || standing.sinceMade.length === 0) return null;
  return (
    <div className="document-left-behind">
      <button type="button" className="link-button" aria-expanded={open} title="It says otherwise than a version made now" onClick={() => setOpen(!open)}>
        {what} changed since
      </button>
      {open && (
        <div className="document-since">
          <ChangeLines changes={standing.sinceMade} />
        </div>
      )}
    </div>
  );
}
