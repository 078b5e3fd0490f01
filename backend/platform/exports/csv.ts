import { formatPhone } from '../../../events/kernel/phone.rules.js';
import { newYorkClock } from '../calendar/new-york-clock.js';
import { harmless } from './formula.rules.js';
import { isNothing, type ExportColumn, type ExportedRows } from './exported-rows.js';

/** A spreadsheet takes a file without this mark for another alphabet. */
const UTF8_MARK = '\uFEFF';

/** The rows as a CSV file (RFC 4180), chunk by chunk. */
export async function* csvFile({ columns, chunks }: ExportedRows): AsyncGenerator<string> {
  let before = UTF8_MARK + csvLine(columns.map(({ label }) => label));
  for await (const rows of chunks) {
    yield before + rows.map((row) => csvLine(columns.map((column) => csvValue(row[column.field], column)))).join('');
    before = '';
  }
  if (before) yield before;
}

/** As a spreadsheet reads it: times are the office's, flags are words, phones as they are dialled here. */
export function csvValue(value: unknown, column: ExportColumn): string {
  if (isNothing(value, column)) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (column.kind === 'time') return newYorkClock(String(value as string)).replace('T', ' ');
  if (column.kind === 'phone') return formatPhone(String(value as string));
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
}

/** One line, ended by CR LF. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

function csvField(text: string): string {
  const field = harmless(text);
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
