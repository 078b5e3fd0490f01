import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The thirteen files of an export, in the order that they are imported: what others refer to comes first. */
export const fileNames = [
  'Employees',
  'Users',
  'GiftTypes',
  'Leads',
  'Interests',
  'Tours',
  'Inventories',
  'Contracts',
  'Products',
  'EpicContracts',
  'Members',
  'EpicAdvantageContracts',
  'PointLedgers',
] as const;
export type FileName = (typeof fileNames)[number];

export type RawExport = Readonly<Record<FileName, readonly unknown[]>>;

/** The folder does not hold an export; the message says what is missing. */
export class NotAnExport extends Error {}

export async function readExport(folder: string): Promise<RawExport> {
  const entries = await Promise.all(fileNames.map(async (name) => [name, await readRows(folder, name)] as const));
  return Object.fromEntries(entries) as unknown as RawExport;
}

async function readRows(folder: string, name: FileName): Promise<readonly unknown[]> {
  const rows = parsed(name, await contents(folder, name));
  if (!Array.isArray(rows)) throw new NotAnExport(`${name}.json is not a list of rows`);
  return rows;
}

async function contents(folder: string, name: FileName): Promise<string> {
  try {
    return await readFile(join(folder, `${name}.json`), 'utf8');
  } catch (error) {
    throw new NotAnExport(
      `${name}.json cannot be read in ${folder} (${(error as NodeJS.ErrnoException).code ?? 'unknown error'})`,
    );
  }
}

function parsed(name: FileName, text: string): unknown {
  try {
    // Some editors put a byte order mark before the first bracket.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new NotAnExport(`${name}.json is not valid JSON`);
  }
}
