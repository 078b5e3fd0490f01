import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { fileNames, readExport, type RawExport } from './export-files.js';
import { readRows, type ExportRows, type KeptRow } from './export-rows.js';
import { legacyFiles } from './legacy-files.js';

const folder = fileURLToPath(new URL('../../demo-company', import.meta.url));
const expected = JSON.parse(readFileSync(new URL('../../test/import/expected.json', import.meta.url), 'utf8')) as {
  imported: Record<string, number>;
  rejected: unknown[];
  warned: unknown[];
};

describe('reading the legacy export', () => {
  let rows: ExportRows;
  beforeAll(async () => {
    rows = readRows(await readExport(folder));
  });

  it('refuses exactly the rows that cannot be kept, and says why', () => {
    expect(rows.rejected).toEqual(expected.rejected);
  });

  it('warns of exactly the rows that look wrong', () => {
    expect(rows.warned).toEqual(expected.warned);
  });

  it('keeps every other row', () => {
    const counts = Object.fromEntries(legacyFiles.map(({ file }) => [file, rows.kept.filter((row) => row.file === file).length]));
    expect(counts).toEqual(expected.imported);
  });

  it.each(legacyFiles.map(({ file, idField }) => [file, idField] as const))(
    'loses nothing that %s says',
    async (file, idField) => {
      const raw = (await readExport(folder))[file] as Record<string, unknown>[];
      const kept = new Map(rows.kept.filter((row) => row.file === file).map((row) => [row.id, row]));
      const missing = raw.flatMap((row) => missingFrom(kept.get(row[idField] as number), row));
      expect(missing).toEqual([]);
    },
  );
});

describe('rows that nobody expected', () => {
  const none = Object.fromEntries(fileNames.map((name) => [name, []])) as unknown as RawExport;

  it.each([
    [{ giftTypeId: 0 }, 0, 'giftTypeId is not a positive whole number'],
    [{ giftTypeId: '7.5' }, '7.5', 'giftTypeId is not a positive whole number'],
    [null, null, 'giftTypeId is not a positive whole number'],
  ])('refuses %p', (row, id, why) => {
    expect(readRows({ ...none, GiftTypes: [row] }).rejected).toEqual([{ file: 'GiftTypes', id, why }]);
  });

  it('refuses a row that no event can hold, and goes on with the next', () => {
    const users = [{ userId: 1, tenantId: -1 }, { userId: 2 }];
    const { kept, rejected } = readRows({ ...none, Users: users });
    expect(rejected).toEqual([{ file: 'Users', id: 1, why: expect.stringContaining('tenantId') as string }]);
    expect(kept.map(({ id }) => id)).toEqual([2]);
  });

  it('reads any JSON without breaking', () => {
    const rows = fc.array(
      fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom('tourId', 'tourDate', 'leadId', 'giftNames'), fc.jsonValue())),
    );
    fc.assert(
      fc.property(rows, (Tours) => {
        const { kept, rejected } = readRows({ ...none, Tours });
        expect(kept.length + rejected.length).toBe(Tours.length);
      }),
    );
  });
});

const renamed: Readonly<Record<string, string>> = { epicMemberId: 'memberId' };

/** Fields of the legacy row whose value the event does not hold in any spelling. */
function missingFrom(kept: KeptRow | undefined, row: Readonly<Record<string, unknown>>): string[] {
  if (!kept) return [];
  const data = kept.event.data as { facts?: Record<string, unknown> } & Record<string, unknown>;
  const facts: Record<string, unknown> = { ...data, ...data.facts };
  return Object.entries(row)
    .filter(([, value]) => value !== '' && value !== null && value !== 0 && value !== false)
    .filter(([name, value]) => !sameFact(facts[renamed[name] ?? name], value))
    .map(
      ([name, value]) =>
        `${kept.file} ${kept.id} ${name}: ${JSON.stringify(value)} became ${JSON.stringify(facts[renamed[name] ?? name])}`,
    );
}

/** Tidying changes spelling, never the fact: numbers compare as numbers, days as days, mapped words only have to be there. */
function sameFact(kept: unknown, legacy: unknown): boolean {
  if (kept === undefined || kept === null || kept === '') return false;
  const [a, b] = [plain(kept), plain(legacy)];
  return a === b || Number(a) === Number(b) || isMapped(String(legacy));
}

function plain(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month}-${day}` : text.replace(/T00:00:00$/, '');
  return iso.trim().toLowerCase().replaceAll(/[,$]/g, '');
}

function isMapped(legacy: string): boolean {
  return /^(usa|united states|canada|even|odd|bi-ennial|tri-annual|\[|leads_|[\w_]+,)/i.test(legacy);
}
