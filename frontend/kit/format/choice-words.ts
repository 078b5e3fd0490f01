import type { FieldTable } from '../../../events/kernel/field.rules.js';

type Words = Readonly<Record<string, string>>;

/** Within what is kept in capitals: names stay as they are, small words are small. */
const known: Words = { HSI: 'HSI', RCI: 'RCI', II: 'II', QA: 'QA', HSIANDRCI: 'HSI and RCI', TO: 'to' };

/** What people read where choices are kept in capitals: "Float" for FLOAT, "Membership / Right to Use". */
export function choiceWords(options: readonly string[] = []): Words {
  const inCapitals = options.filter((option) => /^[A-Z][A-Z /-]*$/.test(option));
  return Object.fromEntries(inCapitals.map((option) => [option, option.replaceAll(/[A-Z]+/g, (word) => known[word] ?? `${word[0]}${word.slice(1).toLowerCase()}`)]));
}

const choices = new Map<string, Words>();

/** @param field by its name alone, wherever it is told */
export function learnWords(field: string, words: Words): void {
  choices.set(field, { ...choices.get(field), ...words });
}

/** What is told of a field by its name alone, in a history or among changes, reads like the field on its card. */
export function learnChoices(fields: FieldTable): void {
  for (const [name, { options }] of Object.entries(fields)) {
    const words = choiceWords(options);
    if (Object.keys(words).length > 0) learnWords(name, words);
  }
}

/** @param field its name, also with the category before it: `resaleContract.fixedFloat` */
export function choiceIn(field: string, value: string): string {
  return choices.get(field.split('.').at(-1)!)?.[value] ?? value;
}
