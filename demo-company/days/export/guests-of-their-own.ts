import type { RawExport } from '../../../backend/legacy-import/export-files.js';

/** The export has a hundred numbers in each of five areas, and one ZIP for half of its guests: nearly every lead would look like another one. */
const areasOf: Readonly<Record<string, readonly string[]>> = {
  '214': ['214', '469', '972', '817', '682', '940', '903', '254'],
  '305': ['305', '786', '954', '754', '561', '772', '239', '941'],
  // 404 is that of the newcomers.
  '404': ['470', '678', '770', '706', '762', '912', '229', '478'],
  '407': ['407', '689', '321', '386', '352', '863', '727', '904'],
  '416': ['416', '647', '437', '905', '289', '365', '519', '226'],
};
/** 555-0100 to 555-0199 are nobody's, in every area. */
const IN_AN_AREA = 100;
/** By so much of a ZIP two of one name are taken for one. */
const COMPARED = 5;

const phones = ['mobilePhone', 'homePhone', 'workPhone', 'spouseMobilePhone', 'spouseHomePhone', 'spouseWorkPhone'] as const;
const WRITTEN = /(\d{3})(\D*555\D*01)\d\d$/;

type Row = Readonly<Record<string, unknown>>;

/** The export with numbers for each lead alone, written as they were and near where they were, so that in the demo only those share that are to; and no two of one name in one ZIP. */
export function withGuestsOfTheirOwn(raw: RawExport): RawExport {
  const given = new Map<string, number>();
  const named = new Set<string>();
  const zips = zipsByCity(raw.Leads as readonly Row[]);
  return { ...raw, Leads: raw.Leads.map((row) => ({ ...(row as Row), ...ownNumbers(row as Row, given), zipcode: ownZip(row as Row, zips.get(cityOf(row as Row)) ?? [], named) })) };
}

function ownNumbers(row: Row, given: Map<string, number>): Record<string, string> {
  const own = new Map<string, string>();
  return Object.fromEntries(phones.flatMap((name) => {
    const written = text(row, name);
    const number = own.get(digits(written)) ?? numberNear(written, given);
    own.set(digits(written), number);
    return written === '' ? [] : [[name, WRITTEN.test(written) ? written.replace(WRITTEN, (_, __, between: string) => number.slice(0, 3) + between + number.slice(3)) : written]];
  }));
}

/** @returns area and the last two digits */
function numberNear(written: string, given: Map<string, number>): string {
  const area = WRITTEN.exec(written)?.[1] ?? '';
  const count = given.get(area) ?? 0;
  given.set(area, count + 1);
  return (areasOf[area]?.[Math.floor(count / IN_AN_AREA)] ?? area) + String(count % IN_AN_AREA).padStart(2, '0');
}

function zipsByCity(rows: readonly Row[]): ReadonlyMap<string, string[]> {
  const zips = new Map<string, string[]>();
  for (const row of rows) zips.set(cityOf(row), [...(zips.get(cityOf(row)) ?? []), text(row, 'zipcode')]);
  return zips;
}

function cityOf(row: Row): string {
  return `${text(row, 'city')}, ${text(row, 'state')}`;
}

/** Its own, or another one of its city. */
function ownZip(row: Row, neighbours: readonly string[], named: Set<string>): string {
  const name = `${text(row, 'firstName')} ${text(row, 'lastName')}`.toLowerCase();
  const home = (zip: string) => `${name} ${zip.slice(0, COMPARED)}`;
  const zip = [text(row, 'zipcode'), ...neighbours].find((one) => !named.has(home(one))) ?? '';
  named.add(home(zip));
  return zip;
}

function text(row: Row, name: string): string {
  const value = row[name];
  return typeof value === 'string' ? value.trim() : '';
}

function digits(written: string): string {
  return written.replaceAll(/\D/g, '').slice(-10);
}
