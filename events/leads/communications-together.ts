import type { Communication } from './communication.js';

/** What was said to two leads that are one, the newest first. */
export function together<Said extends Communication>(some: readonly Said[], others: readonly Said[]): Said[] {
  return [...some, ...others].toSorted((one, other) => (one.CreatedAt < other.CreatedAt ? 1 : one.CreatedAt > other.CreatedAt ? -1 : 0));
}

/** Each is taken out once: the same may have been said to both. What an erasure has left blank is known by when, who and how. */
export function without<Said extends Communication>(all: readonly Said[], some: readonly Communication[]): Said[] {
  const left = some.map(wordsOf);
  return all.filter((one) => {
    const place = [wordsOf(one), wordsOf({ ...one, Note: '' })].map((words) => left.indexOf(words)).find((found) => found >= 0);
    if (place !== undefined) left.splice(place, 1);
    return place === undefined;
  });
}

/** Without what belongs to one of the leads alone, such as what became of a text. */
export function asSaid({ CreatedAt, CreatedBy, Type, Note }: Communication): Communication {
  return { CreatedAt, CreatedBy, Type, Note };
}

/** The same for two that say the same. */
export function wordsOf(one: Communication): string {
  return JSON.stringify(asSaid(one));
}
