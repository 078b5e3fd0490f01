import 'reflect-metadata';
import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { getMetadataArgsStorage } from 'typeorm';
import { text } from '../../../events/kernel/field-kinds.rules.js';
import { blankValues, type FieldTable } from '../../../events/kernel/field.rules.js';
import { permissionNames } from '../../../events/users/permission.enums.js';
import type { Shown } from './planted-area.js';
import { plantedAreas } from './planted-areas.js';

type Loaded = Readonly<Record<string, unknown>>;
type Change = { readonly field: string; readonly label: string; readonly to: unknown };

const load = async (path: string) => (await import(`../../../${path}.js`)) as Loaded;
const SAID = 'said of what was planted';
const places = plantedAreas.flatMap((area) => area.places.map((place) => ({ ...area, ...place, planted: `plantedBeside_${place.beside}`, label: `Planted beside ${place.beside}` })));

/** @own-world: its tables hold more than those of the product. */

/** A line for what is planted in the table, in whatever has a line for the field beside it. */
function withPlanted<Part extends object>(part: Part, table: FieldTable, line: unknown): Part {
  const here = places.filter(({ beside, planted }) => beside in part && planted in table);
  return { ...part, ...Object.fromEntries(here.map(({ planted }) => [planted, line])) };
}

beforeAll(async () => {
  for (const { table, beside, planted, label } of places) {
    const tables = Object.values(await load(table)).filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null && beside in one);
    tables.forEach((one) => (one[planted] = text(label)));
  }
  const sections = await load('frontend/kit/detail/sections/record-section');
  const sectionsOf = sections['sectionsOf'] as () => (table: FieldTable, parts: object, elsewhere: object) => object;
  jest.unstable_mockModule('../../kit/detail/sections/record-section.js', () => ({
    ...sections,
    sectionsOf: () => (table: FieldTable, parts: Readonly<Record<string, { readonly fields: object }>>) => {
      const holding = Object.entries(parts).map(([part, section]) => [part, { ...section, fields: withPlanted(section.fields, table, {}) }]);
      return sectionsOf()(table, Object.fromEntries(holding), {});
    },
  }));
  const columns = await load('projections/lists/list-columns');
  const listColumns = columns['listColumns'] as (table: FieldTable, declared: object) => object;
  jest.unstable_mockModule('../../../projections/lists/list-columns.js', () => ({
    ...columns,
    listColumns: (table: FieldTable, declared: Readonly<Record<string, object>>) => listColumns(table, withPlanted(declared, table, columns['offered'])),
  }));
});

const executive = { userId: 1, firstName: 'Dana', lastName: 'Kim', email: 'dana@example.com', role: 'Executive', permissions: permissionNames.join(','), homeRoute: '', secondStep: false, needsSecondStep: false };

/** What the browser shows first, once the server has answered. */
async function drawn({ file, name, props, at = ['*', '/'] }: Shown, { record: [table, whole, beside], answers = [], planted }: (typeof places)[number], editing: boolean): Promise<string> {
  const data = { ...blankValues((await load(table))[whole] as FieldTable), ...beside, [planted]: SAID };
  const element = createElement((await load(file))[name] as ComponentType<object>, await props({ open: openOf(data, editing), load }));
  const client = new QueryClient();
  client.setQueryData(['session'], executive);
  client.setQueryData(['company-settings'], { lists: {}, listingTerms: '' });
  answers.forEach(([key, answer]) => client.setQueryData(key, answer));
  const router = createMemoryRouter([{ path: at[0], element }], { initialEntries: [at[1]] });
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(RouterProvider, { router })));
}

/** A record whose page is open, to be read or to be filled in. */
function openOf(data: object, editing: boolean) {
  const nothing = () => undefined;
  return {
    noun: 'record',
    name: { list: 'list', key: '1', url: '/api/Record/1', stream: 'record-1' },
    data,
    now: { data, revision: 1 },
    inThePast: false,
    editable: true,
    entries: [],
    section: () => ({ editing, alone: true, onEdit: nothing, onClose: nothing }),
    together: false,
    close: nothing,
  };
}

describe.each(places)('A field that is planted in the table and the section of $area, beside $beside,', (place) => {
  const { planted, label, forms } = place;

  it('is checked in the body of its command', async () => {
    const command = (await load(place.command[0]))[place.command[1]] as new () => object;
    const faults = await validate(plainToInstance(command, { [planted]: 'x'.repeat(201) }));
    expect(faults.map(({ property }) => property)).toContain(planted);
  });

  it('is told in the history, and in a conflict, under its label', async () => {
    const describes = (await load(place.history[0]))[place.history[1]] as (event: unknown) => { readonly changes: readonly Change[] };
    const { changes } = describes({ type: place.revised, data: { changes: { [planted]: { from: '', to: SAID } } }, metadata: {} });
    expect(changes).toEqual([expect.objectContaining({ field: planted, label, to: SAID })]);
  });

  it('has a column in the read model and in the list and its files, where that shows it', async () => {
    const columns = (await load(place.columns[0]))[place.columns[1]] as Readonly<Record<string, { readonly label: string }>>;
    if (!columns[place.beside]) return;
    expect(columns[planted]).toMatchObject({ label, filter: true });
    const row = (await load(place.row[0]))[place.row[1]] as new () => object;
    const kept = new Set<unknown>([row, Object.getPrototypeOf(row)]);
    expect(getMetadataArgsStorage().columns.filter(({ target }) => kept.has(target)).map(({ propertyName }) => propertyName)).toContain(planted);
  });

  it('stands on the page', async () => {
    const html = await drawn(place.page, place, false);
    expect(html).toContain(`<dt>${label}</dt>`);
    expect(html).toContain(SAID);
  });

  it.each(forms)('is asked in the form $name', async (form) => {
    expect(await drawn(form, place, true)).toMatch(new RegExp(`>${label}</label><input[^>]* name="${planted}"`));
  });
});
