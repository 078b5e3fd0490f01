import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileNames } from '../../backend/legacy-import/export-files.js';

/** Seen from dist/bench. */
const DEMO_COMPANY = fileURLToPath(new URL('../../../demo-company', import.meta.url));

/** Numbers of one copy: no file of the export comes to so many. */
const APART = 10_000;

/** Fields that number a row, or name one of another file by its number. */
const NUMBERS = /^(\w+Id|createdBy)$/;
/** The tenant is no row, and these name what others number. */
const NO_ROWS = new Set(['tenantId', 'docuSignId', 'sellerDocuSignId', 'paymentReferenceId']);

type Row = Readonly<Record<string, unknown>>;

/**
 * So many copies of the export in one, in a temporary folder: each row has a number of its own, which the demo company has not,
 * and names rows of its own copy.
 */
export async function manyfoldExport(copies: number): Promise<{ readonly folder: string; readonly rows: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-export-'));
  let rows = 0;
  for (const name of fileNames) {
    const once = JSON.parse(await readFile(join(DEMO_COMPANY, `${name}.json`), 'utf8')) as readonly Row[];
    const all = Array.from({ length: copies }, (_, copy) => once.map((row) => numberedApart(row, copy + 1))).flat();
    rows += all.length;
    await writeFile(join(folder, `${name}.json`), JSON.stringify(all));
  }
  return { folder, rows };
}

function numberedApart(row: Row, copy: number): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, NUMBERS.test(name) && !NO_ROWS.has(name) ? apart(value, copy) : value]));
}

/** Nobody is 0, and dirt stays dirt. */
function apart(value: unknown, copy: number): unknown {
  return Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) + copy * APART : value;
}
