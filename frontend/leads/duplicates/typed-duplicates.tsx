import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { LeadDuplicate } from '../../../backend/leads/lead-duplicates.wire.js';
import { RecordBar } from '../../kit/detail/record-bar.js';
import { duplicateFacts, matchWords } from './match-words.js';
import './duplicates.css';

interface TypedDuplicatesProps {
  readonly duplicates: readonly LeadDuplicate[];
  /** Why this is somebody else; absent where nobody asks. */
  readonly reason?: string;
  readonly onReason?: (reason: string) => void;
}

/** In a form: who shares what is being typed. */
export function TypedDuplicates({ duplicates, reason = '', onReason }: TypedDuplicatesProps) {
  const id = useId();
  return (
    <div className="form-field-wide duplicates-live" aria-live="polite">
      {duplicates.length > 0 && (
        <RecordBar className="duplicates duplicates-typed">
          <b>Perhaps here already</b>
          <ul>
            {duplicates.map((one) => (
              <li key={one.leadId}>
                {one.name || `Lead ${one.leadId}`} has {one.matches.map(matchWords).join(' and ')}: {duplicateFacts(one)}. <Link to={`/admin/leads-detail/${one.leadId}`}>Open</Link>
              </li>
            ))}
          </ul>
          {onReason && (
            <div className="form-field">
              <label htmlFor={id}>Somebody else, because</label>
              <input id={id} className="bp6-input bp6-fill" maxLength={200} autoComplete="off" value={reason} onChange={(event) => onReason(event.target.value)} />
            </div>
          )}
        </RecordBar>
      )}
    </div>
  );
}
