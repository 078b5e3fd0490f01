import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { changedRecords } from '../../backend/read-models.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import { vocabulary } from '../../events/vocabulary.js';
import { changeRows } from '../../projections/changes/change-rows.js';
import { TOLD_VERSION } from '../../projections/changes/changes.projector.js';
import { samples } from './samples.js';

interface Told {
  readonly version: number;
  /** By sample: what Changes tells of it, without the labels of the areas' tables. */
  readonly told: Readonly<Record<string, string>>;
}

const file = new URL('./told-changes.json', import.meta.url);

/** A label of the table may change without the rows being built anew. */
function toldOf(event: RecordedEvent): string {
  const rows = changedRecords
    .filter(({ events }) => events.some(({ type }) => type === event.type))
    .flatMap((source) => changeRows(source, event).map((row) => ({ ...row, label: source.fields[row.field.slice(row.field.indexOf('.') + 1)]?.label === row.label ? '' : row.label })));
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 12);
}

describe('What Changes tells of stored events', () => {
  it('is as its rows were made, unless TOLD_VERSION of changes.projector.ts was raised, which builds them anew', () => {
    const told = Object.fromEntries([...samples].flatMap(([name, sample]) => {
      const event = vocabulary.decode(sample);
      return event ? [[name, toldOf(event)]] : [];
    }));
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Told;
    const changed = Object.keys(kept.told).filter((name) => told[name] !== undefined && told[name] !== kept.told[name]);
    // Who raised the number says so with this file, and who adds an event adds its line.
    if (process.env['TOLD_CHANGES'] === 'write' && (changed.length === 0 || kept.version < TOLD_VERSION)) {
      writeFileSync(file, `${JSON.stringify({ version: TOLD_VERSION, told }, null, 2)}\n`);
      return;
    }
    expect({ 'raise TOLD_VERSION, then run with TOLD_CHANGES=write': changed }).toEqual({ 'raise TOLD_VERSION, then run with TOLD_CHANGES=write': [] });
    expect(kept.version).toBe(TOLD_VERSION);
  });
});
