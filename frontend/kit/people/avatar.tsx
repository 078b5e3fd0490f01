import type { CSSProperties } from 'react';
import type { Person } from '../../../backend/platform/realtime/protocol.js';
import { colorOf } from './color-of-person.js';
import './people.css';

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1)! : '';
  return `${words[0]?.[0] ?? '?'}${last[0] ?? ''}`.toUpperCase();
}

export function Avatar({ name, size = 18 }: { readonly name: string; readonly size?: number }) {
  const style = { '--avatar': colorOf(name), '--size': `${size}px` } as CSSProperties;
  return (
    <span className="avatar" style={style} aria-hidden data-tip={name}>
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
