/** A text of which nobody knows whether its last try was taken; known the moment before it is tried, because a process may die over it. */
export const textsInDoubt = `ALTER TABLE text_try ADD COLUMN in_doubt_since timestamptz;`;
