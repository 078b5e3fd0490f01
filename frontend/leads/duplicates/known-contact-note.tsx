import { useSearchParams } from 'react-router-dom';
import { RecordBar } from '../../kit/detail/record-bar.js';
import { knownWords } from './match-words.js';
import { useKnownContacts } from './use-known-contacts.js';
import './duplicates.css';

/** Above the list: whether a whole number or address that is looked for is some lead’s, for who does not see them. */
export function KnownContactNote() {
  const [address] = useSearchParams();
  const looked = address.get('q') ?? '';
  const { matches, problem } = useKnownContacts({ mobilePhone: looked, email: looked });
  return (
    <div role="status">
      {matches.length > 0 && (
        <RecordBar className="duplicates">
          {matches.map((match) => (
            <span key={match.value}>{knownWords(match)} Ask for the name to find it.</span>
          ))}
        </RecordBar>
      )}
      {problem && <p className="list-more">{problem.message}</p>}
    </div>
  );
}
