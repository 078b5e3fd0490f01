/** Shorter values stand in many words: only the whole of a text counts. */
export const WORD = 6;
/** What is looked at of a text at each place before anything is compared. */
const BEGINNING = 4;
const MARKS = 1 << (5 * BEGINNING);

interface Spelling {
  readonly text: string;
  /** The places, among those whose values are looked for, of whoever has it. */
  readonly of: Set<number>;
}

/** Finds whose values a text in JSON says, of many people at once, whatever their case, in one walk over the text. */
export class ValueIndex {
  private readonly byBeginning = new Map<string, Spelling[]>();
  private readonly marks = new Uint8Array(MARKS);

  /** @param people the values of each */
  constructor(people: readonly Iterable<string>[]) {
    for (const [place, values] of people.entries()) for (const value of values) for (const text of spellings(value)) this.add(text, place);
  }

  /** Whose they are, by place. Guests are called Note, City or Status: what things are called says nothing of them. */
  saidIn(json: string): ReadonlySet<number> {
    const said = this.writtenIn(json);
    return said.size === 0 ? said : this.writtenIn(withoutKeys(json));
  }

  private writtenIn(json: string): ReadonlySet<number> {
    const small = json.toLowerCase();
    const said = new Set<number>();
    let mark = 0;
    for (let at = 0; at < small.length; at++) {
      mark = marked(mark, small.charCodeAt(at));
      if (this.marks[mark] === 1) this.take(small, at - BEGINNING + 1, said);
    }
    return said;
  }

  private take(small: string, at: number, said: Set<number>): void {
    if (at < 0) return;
    for (const { text, of } of this.byBeginning.get(small.slice(at, at + BEGINNING)) ?? []) if (small.startsWith(text, at)) for (const place of of) said.add(place);
  }

  private add(text: string, place: number): void {
    const beginning = text.slice(0, BEGINNING);
    const there = this.byBeginning.get(beginning) ?? [];
    const known = there.find((one) => one.text === text);
    if (known) known.of.add(place);
    else this.byBeginning.set(beginning, [...there, { text, of: new Set([place]) }]);
    this.marks[beginning.split('').reduce((mark, letter) => marked(mark, letter.charCodeAt(0)), 0)] = 1;
  }
}

/** Of the last letters only: those before are shifted out. */
function marked(mark: number, letter: number): number {
  return ((mark << 5) ^ letter) & (MARKS - 1);
}

/** As JSON has them; a phone is found however it is written together. */
function spellings(value: string): string[] {
  const text = JSON.stringify(value).slice(1, -1).toLowerCase();
  if (value.length < WORD) return [`"${text}"`];
  return /^\+\d{8,}$/.test(value) ? [text, text.slice(-10)] : [text];
}

function withoutKeys(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), (_, value: unknown) => (isKeyed(value) ? Object.values(value) : value));
  } catch (error) {
    // What came in may be no JSON.
    if (error instanceof SyntaxError) return json;
    throw error;
  }
}

function isKeyed(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every text in a value, however deep. */
export function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return data === '' ? [] : [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}
