import { Link } from 'react-router-dom';
import type { LeadDuplicate, LeadMatch } from '../../../backend/leads/duplicates/lead-duplicates.dto.js';
import { RecordBar } from '../../kit/detail/record-bar.js';
import { FormField } from '../../kit/form/fields/form-field.js';
import { duplicateFacts, knownWords, matchWords } from './match-words.js';
import './duplicates.css';

interface TypedDuplicatesProps {
  readonly duplicates: readonly LeadDuplicate[];
  /** What some lead has, of whom this person is not told. */
  readonly known?: readonly LeadMatch[];
  /** The form's field for why this is somebody else; absent where nobody asks. */
  readonly reason?: string;
}

/** In a form: who shares what is being typed. */
export function TypedDuplicates({ duplicates, known = [], reason }: TypedDuplicatesProps) {
  return (
    <div className="form-field-wide duplicates-live" aria-live="polite">
      {duplicates.length + known.length > 0 && (
        <RecordBar className="duplicates duplicates-typed">
          <b>Perhaps here already</b>
          <ul>
            {duplicates.map((one) => (
              <li key={one.leadId}>
                {one.name || `Lead ${one.leadId}`} has {one.matches.map(matchWords).join(' and ')}: {duplicateFacts(one)}. <Link to={`/admin/leads-detail/${one.leadId}`}>Open</Link>
              </li>
            ))}
            {known.map((match) => (
              <li key={match.value}>{knownWords(match)}</li>
            ))}
          </ul>
          {reason && <FormField name={reason} />}
        </RecordBar>
      )}
    </div>
  );
}
