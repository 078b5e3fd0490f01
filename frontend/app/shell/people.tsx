import { Avatar } from '../../kit/people/avatar.js';
import { useEverybody } from '../../server/live/use-live.js';

const SHOWN = 4;

/** Who else is at work on what this person looks at. */
export function People() {
  const people = useEverybody();
  if (people.length === 0) return null;
  const names = people.map((person) => person.name).join(', ');
  return (
    <span className="people" role="img" tabIndex={0} aria-label={`Also here: ${names}`} data-tip={names}>
      {people.slice(0, SHOWN).map((person) => (
        <Avatar key={person.userId} name={person.name} size={22} />
      ))}
      {people.length > SHOWN && <span className="people-more">+{people.length - SHOWN}</span>}
    </span>
  );
}
