import { formatPhone, phoneNumber } from '../../../../events/kernel/phone.rules.js';
import { isMoment } from '../../../../backend/platform/calendar/day.rules.js';
import { formatDate, looksLikeDate, parseDate } from '../../format/dates.js';
import { formatMoney } from '../../format/money.js';
import { readNumber } from '../../format/typed-number.js';
import { readMoney } from './money-entry.js';

/** How a field is typed; `amount` is money that is chosen from a list, `moment` an ISO UTC instant, `reference` the number of another record, chosen by its name. */
export type EntryKind = 'text' | 'phone' | 'note' | 'money' | 'amount' | 'date' | 'choice' | 'reference' | 'whole' | 'decimal' | 'moment' | 'flag';

/** One field of a form. */
export interface EntryField {
  readonly name: string;
  readonly label: string;
  readonly kind: EntryKind;
  /** What a choice offers; a stored value outside of it is offered as well. */
  readonly options?: readonly string[];
  /** What people call an option that is a number: `{ '12': 'Dana Kim' }`. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Cannot be left blank: what is said of a blank one; `true` for a choice, which then offers no blank. */
  readonly required?: true | string;
  /** What the text has to look like when there is any. */
  readonly pattern?: RegExp;
  /** Shown under the field while nothing is wrong with it. */
  readonly hint?: string;
  readonly readOnly?: boolean;
  /** What goes in is long, such as a street or a mail address: it takes the room of two. */
  readonly broad?: true;
  /** Said when the text cannot be read or does not look right, in place of the common words. */
  readonly fault?: string;
}

/** What a form holds: every field as the text that stands in it. */
export type Typed = Record<string, string>;

/** The text that shows a stored value. */
export function writeEntry(kind: EntryKind, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (kind === 'money' || kind === 'amount') return formatMoney(value as string);
  if (kind === 'date') return formatDate(value as string);
  if (kind === 'phone') return formatPhone(value as string);
  if (kind === 'reference' && value === 0) return '';
  return String(value as string | number);
}

/** The value that a text stands for; undefined when it cannot be read. Blank amounts, days, moments and numbers are null, a blank reference is 0. */
export function readEntry(kind: EntryKind, text: string): unknown {
  const typed = text.trim();
  switch (kind) {
    case 'money':
    case 'amount':
      return typed === '' ? null : (readMoney(typed) ?? undefined);
    case 'date':
      return typed === '' ? null : (parseDate(typed) ?? undefined);
    case 'whole':
      if (typed === '') return null;
      return wholeOf(typed);
    case 'decimal':
      if (typed === '') return null;
      return /^-?\d+(\.\d+)?$/.test(typed) ? typed : undefined;
    case 'moment':
      if (typed === '') return null;
      return isMoment(typed) ? typed : undefined;
    case 'phone':
      return typed === '' ? '' : phoneNumber(typed);
    case 'reference':
      return Number(typed);
    case 'flag':
      return typed === 'true';
    case 'note':
    case 'text':
    case 'choice':
      return typed;
    default:
      return kind satisfies never;
  }
}

function wholeOf(typed: string): number | undefined {
  const number = readNumber(typed);
  return number === null || number.includes('.') ? undefined : Number(number);
}

/** What to say under a field whose text is missing or cannot be read. */
export function entryFault({ kind, required, pattern, fault }: Pick<EntryField, 'kind' | 'required' | 'pattern' | 'fault'>, text: string): string | undefined {
  const typed = text.trim();
  if (typed === '') return typeof required === 'string' ? required : undefined;
  const looksRight = pattern?.test(typed) ?? true;
  if (looksRight && readEntry(kind, typed) !== undefined) return undefined;
  if (fault) return fault;
  if (kind === 'money') return 'Enter an amount, like 1,250.00';
  if (kind === 'phone') return 'Enter a phone number with its area code, like (305) 555-0174; from abroad with + and the country';
  if (kind === 'date' && looksLikeDate(typed)) return `There is no ${typed}`;
  if (kind === 'date') return 'Enter a date as MM/DD/YYYY, like 01/02/2026 or 1/2/26';
  if (kind === 'decimal') return 'Enter a number, like 4.25';
  if (kind === 'moment') return 'Enter a moment, like 2026-01-02T15:00:00Z';
  return 'Enter a whole number';
}
