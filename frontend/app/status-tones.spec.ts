import { readdirSync } from 'node:fs';
import type { FieldTable } from '../../events/kernel/field.rules.js';
import { learnTones, statusColor, toneOf } from '../kit/status/status-tone.js';
import { learnStatusTones } from './status-tones.js';

const events = new URL('../../events/', import.meta.url);
const tables = readdirSync(events, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.fields.ts'));

/** Every word that a status field of any table may say. */
async function statusWords(): Promise<string[]> {
  const modules: Record<string, FieldTable>[] = [];
  // One after the other: Jest loses what several of them import when they come at once.
  for (const file of tables) modules.push((await import(new URL(file, events).href)) as Record<string, FieldTable>);
  const fields = modules.flatMap((module) => Object.values(module)).flatMap((table) => Object.values(table ?? {}));
  return fields.flatMap((field) => (field?.kind === 'status' ? (field.options ?? []) : []));
}

describe('The colours of statuses', () => {
  beforeAll(learnStatusTones);

  it('are those of the picture, however the word is written', () => {
    expect(statusColor('Preparing to Close')).toBe('var(--tone-teal)');
    expect(statusColor(' Rescinded')).toBe('var(--tone-orange)');
    expect(statusColor('never heard of')).toBe('var(--tone-plain)');
  });

  it('are given to every word that a status may be', async () => {
    const words = new Set(await statusWords());
    expect(words.size).toBeGreaterThan(25);
    expect([...words].filter((word) => toneOf(word) === undefined)).toEqual([]);
  });

  it('are one a word: a second one is refused', () => {
    expect(() => learnTones({ closed: 'red' })).toThrow('closed is green already and cannot be red too');
  });
});
