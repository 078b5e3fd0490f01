import { quoted, type TableLayout } from '../schema/table-layout.js';

const NULL = '\\N';
const SPECIAL = /[\\\n\r\t]/g;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** What Postgres refuses in JSON, and COPY would take for something else or refuse in other words. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Lines for `copyInto`; undefined where a text of the rows cannot be stored. */
export function copyLines({ columns }: TableLayout, rows: readonly object[]): string | undefined {
  let lines = '';
  for (const row of rows as readonly Readonly<Record<string, unknown>>[]) {
    let separator = '';
    for (const { property, type } of columns) {
      lines += separator + cell(row[property], type);
      separator = '\t';
    }
    lines += '\n';
  }
  return UNSTORABLE.test(lines) ? undefined : lines;
}

/** For rows that the table does not have: Postgres takes them in for a fifth of what JSON costs it. */
export function copyInto(layout: TableLayout, schema: string): string {
  return `COPY ${layout.in(schema)} (${layout.columns.map(({ name }) => quoted(name)).join(', ')}) FROM STDIN`;
}

/** As JSON would bring it: what JSON has no word for is null. */
function cell(value: unknown, type: string): string {
  if (typeof value === 'string') return escaped(value);
  if (value === null || value === undefined) return NULL;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : NULL;
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value) && type.endsWith('[]')) return escaped(arrayOf(value));
  return escaped(asJson(value, type));
}

function escaped(text: string): string {
  return text.search(SPECIAL) < 0 ? text : text.replace(SPECIAL, (character) => ESCAPES[character]!);
}

function arrayOf(values: readonly unknown[]): string {
  const element = (value: unknown): string => (value === null || value === undefined ? 'NULL' : `"${String(value).replace(/["\\]/g, '\\$&')}"`);
  return `{${values.map(element).join(',')}}`;
}

/** A text that says itself as JSON (an instant, an exact number) goes into a column that holds no JSON as that text. */
function asJson(value: unknown, type: string): string {
  const json = JSON.stringify(value);
  return json.startsWith('"') && !type.startsWith('json') ? (JSON.parse(json) as string) : json;
}
