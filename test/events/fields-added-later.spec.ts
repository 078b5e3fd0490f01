import { readdirSync } from 'node:fs';
import { getMetadataArgsStorage } from 'typeorm';
import * as kinds from '../../events/kernel/field-kinds.rules.js';
import { blankValues, type Field, type FieldTable } from '../../events/kernel/field.rules.js';
import type { Area } from '../../backend/platform/areas/area.js';
import type { Vocabulary } from '../../events/kernel/event-vocabulary.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import type { Projection } from '../../projections/engine/projection.js';
import { rowAfter } from '../support/row-after.js';
import { samples, type Sample } from './samples.js';

/** A field of each kind, as somebody may add one some day. */
const added: FieldTable = Object.fromEntries(Object.entries(kinds).map(([kind, ofKind]) => [`${kind}AddedLater`, ofKind('Added later')]));

const events = new URL('../../events/', import.meta.url);

function isTable(value: unknown): value is Record<string, Field> {
  const fields = typeof value === 'object' && value !== null ? Object.values(value as FieldTable) : [];
  return fields.length > 0 && fields.every((field) => typeof field === 'object' && 'kind' in field && 'label' in field);
}

/** Every table of fields that events, rows and forms are made from. */
async function tables(): Promise<Record<string, Field>[]> {
  const files = readdirSync(events, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(fields|enums)\.ts$/.test(file) && !file.startsWith('kernel'));
  const modules = await Promise.all(files.map((file) => import(new URL(file, events).href) as Promise<object>));
  return modules.flatMap((module) => Object.values(module).filter(isTable));
}

function columnsOf(entity: Projection['entity']): string[] {
  const storage = getMetadataArgsStorage();
  const line: unknown[] = [];
  for (let one: unknown = entity; typeof one === 'function' && one !== Function.prototype; one = Object.getPrototypeOf(one)) line.push(one);
  return storage.columns.filter(({ target }) => line.includes(target)).map(({ propertyName }) => propertyName);
}

/** Schemas and columns are made when their modules are loaded: after the fields were added. @own-world */
describe('A field that is added to every table', () => {
  let vocabulary: Vocabulary;
  let projections: readonly Projection[];

  beforeAll(async () => {
    for (const table of await tables()) Object.assign(table, added);
    ({ vocabulary } = await import('../../events/vocabulary.js'));
    const { areas } = (await import('../../backend/areas.js')) as unknown as { areas: readonly Area[] };
    projections = areas.flatMap(({ readModels }) => readModels);
  });

  it.each([...samples])('leaves stored events readable: %s', (_, sample) => {
    expect(() => vocabulary.decode(sample)).not.toThrow();
  });

  it('is blank in the rows of what was stored before it', () => {
    const made = projections.flatMap((projection) => [...samples.values()].map((sample) => ({ projection, row: rowOf(projection, sample) }))).filter(({ row }) => row);
    const blank = blankValues(added);
    for (const { projection, row } of made) {
      for (const name of columnsOf(projection.entity).filter((column) => column in blank)) {
        expect({ list: projection.name, name, value: row![name] }).toEqual({ list: projection.name, name, value: blank[name] });
      }
    }
    const withRows = new Set(made.map(({ projection }) => projection.name));
    const withoutSample = projections.map(({ name }) => name).filter((name) => !withRows.has(name));
    expect(withoutSample).toEqual([]);
    expect(made.some(({ projection }) => columnsOf(projection.entity).includes('textAddedLater'))).toBe(true);
  });

  function rowOf(projection: Projection, sample: Sample): Record<string, unknown> | undefined {
    try {
      return rowAfter(projection, sample.stream)(vocabulary.decode(sample) as RecordedEvent) as Record<string, unknown> | undefined;
    } catch {
      // It changes a row that another event makes.
      return undefined;
    }
  }
});
