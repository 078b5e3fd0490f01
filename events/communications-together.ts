import type { Communication } from './communication.js';

/** What was said to two leads that are one, the newest first. */
export function together<Said extends Communication>(some: readonly Said[], others: readonly Said[]): Said[] {
  return [...some, ...others].toSorted((one, other) => (one.CreatedAt < other.CreatedAt ? 1 : one.CreatedAt > other.CreatedAt ? -1 : 0));
}

/** Each is taken out once: the same may have been said to both. */
export function without<Said extends Communication>(all: readonly Said[], some: readonly Communication[]): Said[] {
  const left = some.map(wordsOf);
  return all.filter((one) => {
    const place = left.indexOf(wordsOf(one));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** Without what belongs to one of the leads alone, such as what became of a text. */
export function asSaid({ CreatedAt, CreatedBy, Type, Note }: Communication): Communication {
  return { CreatedAt, CreatedBy, Type, Note };
}

function wordsOf(one: Communication): string {
  return JSON.stringify(asSaid(one));
}
