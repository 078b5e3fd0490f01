import { useYearTypes } from '../inventory/inventory.enums.js';

/** The old vocabularies of the use year (`decisions.md H1`), by their letters alone. */
const oldWords: Readonly<Record<string, string>> = {
  even: 'Biennial Even',
  odd: 'Biennial Odd',
  triannual: 'Triennial',
};

const words = new Map([...useYearTypes.map((word) => [lettersOf(word), word] as const), ...Object.entries(oldWords)]);

/** `Bi-EnnialOdd` and `Odd` are Biennial Odd; undefined for words that nobody knows. */
export function readUseYearType(text: string): string | undefined {
  return words.get(lettersOf(text));
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]/g, '');
}
