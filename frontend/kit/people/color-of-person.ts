/** Dark enough for white initials at 4.5:1, in both themes. */
export const COLORS = [
  '#b84a14', '#0b7285', '#1b7d45', '#7a52c7', '#2166c8', '#b4304a', '#806000', '#a8328f',
  '#4a4fb5', '#4d7a12', '#8a4b2d', '#4f6475', '#c112e4', '#3713ec', '#075a07', '#e61313',
  '#9c0d0d', '#780ead', '#de1278', '#77336c', '#4b66f0', '#9a44f0', '#1132d7', '#d211b2',
  '#254a93', '#185460', '#554d24', '#777733', '#1f860b', '#920c66', '#25572d', '#b65565',
  '#a452b5', '#583d8e', '#990c3b', '#417a97', '#84330b', '#735af2', '#448238', '#a26446',
] as const;

const takenBy = new Map<string, string>();

/**
 * A person keeps their colour as long as the window is open, and no two in it have one, while there are enough.
 * Of two names that fall on one colour, the one drawn later takes the next that is free: elsewhere it may be the other.
 */
export function colorOf(name: string): string {
  for (let step = 0; step < COLORS.length; step += 1) {
    const color = COLORS[(placeOf(name) + step) % COLORS.length]!;
    const owner = takenBy.get(color);
    if (owner === undefined) takenBy.set(color, name);
    if (owner === undefined || owner === name) return color;
  }
  return COLORS[placeOf(name)]!;
}

/** Names that differ in a letter are far apart (FNV-1a, well mixed at the end). */
function placeOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) % COLORS.length;
}
