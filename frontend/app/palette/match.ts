/** From where to where a text is marked. */
export type Range = readonly [from: number, to: number];

/**
 * Where each of the words stands in a text, whatever their case and accents; a word at the beginning of one in the text
 * is preferred. @returns undefined when one of them is not there
 */
export function matchOf(text: string, typed: string): readonly Range[] | undefined {
  const plainText = plain(text);
  const ranges: Range[] = [];
  for (const word of wordsOf(typed)) {
    const at = placeOf(plainText, word);
    if (at < 0) return undefined;
    ranges.push([at, at + word.length]);
  }
  return ranges.sort(([one], [other]) => one - other);
}

/** The ranges of those words that are there: the server may have found a row by another of its fields. */
export function marksIn(text: string, typed: string): readonly Range[] {
  return wordsOf(typed).flatMap((word) => matchOf(text, word) ?? []);
}

/** A text cut into what is marked and what is not. */
export function cut(text: string, ranges: readonly Range[]): readonly { readonly text: string; readonly marked: boolean }[] {
  const marked = new Set(ranges.flatMap(([from, to]) => Array.from({ length: to - from }, (_, index) => from + index)));
  const parts: { text: string; marked: boolean }[] = [];
  text.split('').forEach((letter, index) => {
    const last = parts.at(-1);
    if (last?.marked === marked.has(index)) last.text += letter;
    else parts.push({ text: letter, marked: marked.has(index) });
  });
  return parts;
}

const IN_WORD = /[\p{L}\p{N}]/u;

function wordsOf(typed: string): readonly string[] {
  return plain(typed).split(/\s+/).filter(Boolean);
}

/** The first place at the beginning of a word, else the first of all; -1 where there is none. */
function placeOf(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !IN_WORD.test(text.charAt(at - 1))) return at;
  }
  return text.indexOf(word);
}

/** Letter for letter, so that places stay the same. */
function plain(text: string): string {
  return text.split('').map((letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');
}
