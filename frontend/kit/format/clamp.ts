/** Longer than this, a value hides what stands around it. */
const MOST_LETTERS = 120;

export function isLong(text: string): boolean {
  return text.length > MOST_LETTERS;
}

/** The beginning of a long text, whole letters only. */
export function clamped(text: string): string {
  return isLong(text) ? `${Array.from(text).slice(0, MOST_LETTERS).join('').trimEnd()}…` : text;
}
