import { formatPhone } from '../../../events/kernel/phone.rules.js';
import type { Field, FieldTable } from '../../../events/kernel/field.rules.js';
import { withSeparators } from '../amounts/with-separators.rules.js';
import type { DocumentData } from './documents.js';

/** What stands where the reader of a copy may not see a value. */
export const NOT_SHOWN = '[not shown]';

/** A record's values as a document says them, blank where there is none; what is absent is hidden from who reads. */
export function saidValues(table: FieldTable, record: object): DocumentData {
  const values = record as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(table).map(([name, field]) => [name, name in values ? said(field, values[name]) : NOT_SHOWN]));
}

function said({ kind, options }: Field, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = String(value);
  if (kind === 'money') return withSeparators(text);
  if (kind === 'date' || kind === 'time') return text.replace(/^(\d{4})-(\d\d)-(\d\d).*$/, '$2/$3/$1');
  if (kind === 'phone') return formatPhone(text);
  if (kind === 'reference') return text === '0' ? '' : text;
  return options ? inWords(text) : text;
}

/** Lists keep many of their words in capitals: "CREDIT CARD", "MEMBERSHIP / RIGHT TO USE". */
function inWords(word: string): string {
  return /^[A-Z /]{3,}$/.test(word) && word.length > 3 ? word.charAt(0) + word.slice(1).toLowerCase() : word === 'YES' ? 'Yes' : word === 'NO' ? 'No' : word;
}
