import { quoted } from '../schema/table-layout.js';

/** A column as the database has it. */
export interface StoredColumn {
  readonly name: string;
  readonly type: string;
  readonly isNeeded: boolean;
  readonly isKey: boolean;
  /** SQL of what it says unless it is told. */
  readonly default: string | null;
  /** SQL of what Postgres makes it of, where it does. */
  readonly reckoned: string | null;
}

/** How older rows become such that a newer version can read and write them. */
export interface Adapted {
  readonly statements: readonly string[];
  /** Columns that say nothing yet, or that nobody keeps up. */
  readonly lacking: readonly string[];
}

/**
 * None of the statements writes the table anew: rows in their millions are taken up at once.
 * @param own columns of the newer version
 * @param older those of the rows that are there
 * @returns undefined where they cannot be read: the rows have another key, or nobody knows what a new column is while it is blank
 */
export function adapted(table: string, own: readonly StoredColumn[], older: readonly StoredColumn[]): Adapted | undefined {
  const keys = [...own, ...older].filter(({ isKey }) => isKey);
  if (keys.length !== 2 || !isSame(keys[0]!, keys[1]!)) return undefined;
  const missing = own.filter((column) => !older.some((found) => isSame(column, found)));
  if (missing.some(({ isNeeded, reckoned, default: given, type }) => isNeeded && reckoned === null && given === null && blankOf(type) === undefined)) return undefined;
  const aside = older.filter(({ name }) => missing.some((column) => column.name === name && column.reckoned === null));
  const left = older.filter(({ name }) => !own.some((column) => column.name === name));
  const lacking = new Set([...missing, ...left].map(({ name }) => name));
  for (const { name, reckoned } of own) if (reckoned !== null && [...lacking].some((blank) => reckoned.includes(blank))) lacking.add(name);
  const changes = [
    ...own.filter((column) => !column.isNeeded && older.some((found) => isSame(column, found) && found.isNeeded)).map(mayBeNull),
    // Whoever goes back to the older version finds it as it was left.
    ...[...left, ...aside].filter(({ isNeeded, default: given, reckoned }) => isNeeded && given === null && reckoned === null).map(mayBeNull),
    ...aside.map(({ name }) => `RENAME COLUMN ${quoted(name)} TO ${quoted(asideOf(name, older))}`),
    ...missing.filter(({ reckoned }) => reckoned === null).map((column) => `ADD COLUMN ${quoted(column.name)} ${column.type}${asItIsBlank(column)}`),
  ];
  return { statements: changes.map((change) => `ALTER TABLE ${table} ${change}`), lacking: [...lacking] };
}

/** Whether a table of totals can go on being added to. */
export function areAlike(own: readonly StoredColumn[], older: readonly StoredColumn[]): boolean {
  return own.length === older.length && own.every((column) => older.some((found) => isSame(column, found) && found.isNeeded === column.isNeeded));
}

/** Whoever reads and writes it sees no difference. */
function isSame(own: StoredColumn, older: StoredColumn): boolean {
  return own.name === older.name && own.type === older.type && own.isKey === older.isKey && own.reckoned === older.reckoned;
}

function mayBeNull({ name }: StoredColumn): string {
  return `ALTER COLUMN ${quoted(name)} DROP NOT NULL`;
}

function asideOf(name: string, older: readonly StoredColumn[]): string {
  for (let number = 1; ; number++) {
    const aside = `older ${number} ${name}`;
    if (!older.some((column) => column.name === aside)) return aside;
  }
}

/** Rules that read the row find a value of its kind; nobody is answered with it. */
function asItIsBlank({ type, isNeeded, default: given }: StoredColumn): string {
  if (!isNeeded) return given === null ? '' : ` DEFAULT ${given}`;
  return ` NOT NULL DEFAULT ${given ?? blankOf(type)}`;
}

/** Of JSON only its entity knows whether it is a list or an object: by the column's default. */
const BLANKS: readonly (readonly [RegExp, string])[] = [
  [/\[\]$/, `'{}'`],
  [/^(text|character)/, `''`],
  [/^(smallint|integer|bigint|numeric|real|double)/, '0'],
  [/^boolean/, 'false'],
  [/^(date|timestamp)/, `'1970-01-01'`],
];

function blankOf(type: string): string | undefined {
  return BLANKS.find(([kind]) => kind.test(type))?.[1];
}
