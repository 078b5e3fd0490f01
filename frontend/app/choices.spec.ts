import { readdirSync } from 'node:fs';
import type { FieldTable } from '../../events/kernel/field.rules.js';
import { choiceIn, choiceWords } from '../kit/format/choice-words.js';
import { learnAllChoices } from './choices.js';

const events = new URL('../../events/', import.meta.url);
const files = readdirSync(events, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.fields.ts'));

it('What any field of any table keeps in capitals is read in words in every history', async () => {
  learnAllChoices();
  const modules: Record<string, FieldTable>[] = [];
  // One after the other: Jest loses what several of them import when they come at once.
  for (const file of files) modules.push((await import(new URL(file, events).href)) as Record<string, FieldTable>);
  const fields = modules.flatMap((module) => Object.values(module)).flatMap((table) => Object.entries(table ?? {}));
  const raw = fields.flatMap(([name, { options }]) => Object.entries(choiceWords(options)).filter(([value, words]) => choiceIn(name, value) !== words).map(([value]) => `${name}: ${value}`));
  expect(fields.length).toBeGreaterThan(300);
  expect(raw).toEqual([]);
});
