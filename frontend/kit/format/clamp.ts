/** Longer than this, a value hides what stands around it. */
const MOST_LETTERS = 120;

export function isLong(text: string): boolean {
  return text.length > MOST_LETTERS;
}

/** The beginning of a long text, whole letters only. */
export function clamped(text: string): string {
  return isLong(text) ? `${Array.from(text).slice(0, MOST_LETTERS).join('').trimEnd()}…` : text;
}

/** Of what both begin with, so much stays before the first difference. */
const CONTEXT = 14;

/** Two long texts, each from shortly before their first difference on: what changed is seen, however long they are. */
export function clampedPair(from: string, to: string): readonly [string, string] {
  if (from.length + to.length <= MOST_LETTERS) return [from, to];
  const [old, letters] = [Array.from(from), Array.from(to)];
  const differs = letters.findIndex((letter, place) => letter !== old[place]);
  const alike = differs === -1 ? Math.min(old.length, letters.length) : differs;
  const start = alike > 2 * CONTEXT ? alike - CONTEXT : 0;
  return [piece(old, start), piece(letters, start)];
}

function piece(letters: readonly string[], start: number): string {
  const end = start + MOST_LETTERS / 2;
  const shown = letters.slice(start, end).join('').trim();
  return shown && `${start > 0 ? '…' : ''}${shown}${letters.length > end ? '…' : ''}`;
}
