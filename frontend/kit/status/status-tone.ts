/** The colour that a status has everywhere: dot, count, pill, slice, timeline. */
export type Tone = 'plain' | 'violet' | 'blue' | 'teal' | 'green' | 'deep-green' | 'orange' | 'red' | 'gold';

export type Tones = Readonly<Record<string, Tone>>;

const known = new Map<string, Tone>();

/** What an area's statuses look like. @throws Error when a word has another colour already: one status, one colour (ui.md) */
export function learnTones(tones: Tones): void {
  for (const [status, tone] of Object.entries(tones)) {
    const before = known.get(keyOf(status));
    if (before && before !== tone) throw new Error(`${status} is ${before} already and cannot be ${tone} too`);
    known.set(keyOf(status), tone);
  }
}

/** The tone of a word that an area gave one; undefined for others. */
export function toneOf(status: string): Tone | undefined {
  return known.get(keyOf(status));
}

/** For charts and other places that take a colour instead of a class. What nobody has given a colour is plain. */
export function statusColor(status: string): string {
  return `var(--tone-${toneOf(status) ?? 'plain'})`;
}

/** Case does not matter: 'Preparing to Close' is 'Preparing To Close' (`decisions.md C12`). */
function keyOf(status: string): string {
  return status.trim().toLowerCase();
}
