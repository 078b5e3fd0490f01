import { Tooltip } from '@blueprintjs/core';
import { Avatar } from '../../kit/people/avatar.js';
import { useEverybody } from '../../server/live/use-live.js';

const SHOWN = 4;

/** Who else is at work on what this person looks at. */
export function People() {
  const people = useEverybody();
  if (people.length === 0) return null;
  return (
    <Tooltip content={people.map((person) => person.name).join(', ')} placement="bottom">
      <span className="people" role="img" aria-label={`Also here: ${people.map((person) => person.name).join(', ')}`}>
        {people.slice(0, SHOWN).map((person) => (
          <Avatar key={person.userId} name={person.name} size={22} />
        ))}
        {people.length > SHOWN && <span className="people-more">+{people.length - SHOWN}</span>}
      </span>
    </Tooltip>
  );
}
