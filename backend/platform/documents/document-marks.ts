import type { DocumentData } from './documents.js';

/** Which of a document's values are others than in the version before, for a copy in which they are marked. */
export function marksOf(now: DocumentData, before: DocumentData): DocumentData {
  return Object.fromEntries(Object.keys(now).filter((field) => now[field] !== before[field]).map((field) => [field, true]));
}
