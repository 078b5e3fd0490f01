import type { ReactNode } from 'react';
import type { Field, FieldTable } from '../../../../events/kernel/field.rules.js';
import '../../format/all-phones.js';
import { formatPhone } from '../../format/phone.js';
import { choiceWords } from '../../format/choice-words.js';
import { formatDate, formatDateTime } from '../../format/dates.js';
import { formatCount, formatMoney } from '../../format/money.js';
import { formatYesNo } from '../../format/yes-no.js';
import { Facts } from '../../page/section.js';
import { StatusDot } from '../../status/status.js';
import { Marked } from '../marks.js';

export type RecordValues = Readonly<Record<string, unknown>>;

/** One line of a card: one field of the record, or several that are read as one. */
export interface FactLine {
  readonly label: string;
  readonly fields: readonly string[];
  readonly value: ReactNode;
}

/** Lines whose fields the reader may not see are left out. */
export function RecordFacts({ record, lines }: { readonly record: RecordValues; readonly lines: readonly FactLine[] }) {
  const seen = lines.filter(({ fields }) => fields.length === 0 || fields.some((field) => record[field] !== undefined));
  return <Facts facts={seen.map(({ label, fields, value }) => ({ label, value: isBlank(value) ? null : <Marked fields={fields}>{value}</Marked> }))} />;
}

/** A line for one field of a table, under the table's label or a shorter one. */
export function line(table: FieldTable, record: RecordValues, name: string, label = table[name]?.label ?? name): FactLine {
  const field = table[name];
  return { label, fields: [name], value: field ? fieldText(field, record[name]) : null };
}

function fieldText({ kind, options }: Field, value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return null;
  switch (kind) {
    case 'money':
      return formatMoney(value as string);
    case 'date':
      return formatDate(value as string);
    case 'time':
      return formatDateTime(value as string);
    case 'number':
    case 'count':
      return formatCount(value as number);
    case 'reference':
      return value === 0 ? null : String(value);
    case 'status':
      return <StatusDot status={String(value)} />;
    case 'flag':
    case 'yesNo':
      return formatYesNo(value);
    case 'text':
      return choiceWords(options)[String(value)] ?? String(value);
    case 'phone':
      return formatPhone(String(value));
    case 'longText':
    case 'decimal':
      return String(value);
    default:
      return kind satisfies never;
  }
}

/** True when nothing was entered in a whole section; numbers of other records count as blank when 0. */
export function isBlankSection({ table, fields }: { readonly table: FieldTable; readonly fields: object }, record: RecordValues): boolean {
  return Object.keys(fields).every((name) => isBlank(fieldText(table[name]!, record[name])));
}

function isBlank(value: ReactNode): boolean {
  return value === null || value === undefined || value === '';
}
