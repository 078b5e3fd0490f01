/** Shorter values stand in many words: only the whole of a text counts. */
export const WORD = 6;

/** Finds which of many values a text says, whatever their case, in one walk over the text. */
export class ValueIndex {
  private readonly whole = new Map<string, string>();
  private readonly byBeginning = new Map<string, string[]>();

  constructor(values: Iterable<string>) {
    for (const value of values) {
      const small = value.toLowerCase();
      if (small.length < WORD) this.whole.set(small, value);
      else for (const one of spellings(small)) this.byBeginning.set(one.slice(0, WORD), [...(this.byBeginning.get(one.slice(0, WORD)) ?? []), one]);
    }
  }

  isSaidIn(text: string): boolean {
    const small = text.toLowerCase();
    if (this.whole.has(small)) return true;
    for (let at = 0; at + WORD <= small.length; at++) {
      const candidates = this.byBeginning.get(small.slice(at, at + WORD));
      if (candidates?.some((one) => small.startsWith(one, at))) return true;
    }
    return false;
  }
}

/** A phone is found however it is written together. */
function spellings(value: string): string[] {
  return /^\+\d{8,}$/.test(value) ? [value, value.slice(-10)] : [value];
}

/** Every text in a value, however deep. */
export function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return data === '' ? [] : [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}
