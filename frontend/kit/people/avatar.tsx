import type { CSSProperties } from 'react';
import type { Person } from '../../../backend/platform/realtime/protocol.js';
import './people.css';

/** Dark enough for white initials at 4.5:1, in both themes. */
const COLORS = ['#b84a14', '#0b7285', '#1b7d45', '#7a52c7', '#2166c8', '#b4304a', '#806000', '#a8328f', '#4a4fb5', '#4d7a12', '#8a4b2d', '#4f6475'];

/** The same person has the same colour everywhere, and names that differ in a letter are far apart (FNV-1a, well mixed at the end). */
function colorOf(name: string): string {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = (hash ^ (hash >>> 13)) >>> 0;
  return COLORS[hash % COLORS.length]!;
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1)! : '';
  return `${words[0]?.[0] ?? '?'}${last[0] ?? ''}`.toUpperCase();
}

export function Avatar({ name, size = 18 }: { readonly name: string; readonly size?: number }) {
  const style = { '--avatar': colorOf(name), '--size': `${size}px` } as CSSProperties;
  return (
    <span className="avatar" style={style} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}

/** "Jon Lee is here", "Jon Lee edits". */
export function WhoIsHere({ people }: { readonly people: readonly Person[] }) {
  return (
    <span className="who" aria-live="polite">
      {people.map((person) => (
        <span key={person.userId} className="who-one">
          <Avatar name={person.name} />
          {person.name} {person.mode === 'edit' ? 'edits' : 'is here'}
        </span>
      ))}
    </span>
  );
}
