import { readDate, writeDate } from './date-entry.js';
import { readMoney, writeMoney } from './money-entry.js';

/** How a field is typed. */
export type EntryKind = 'text' | 'note' | 'money' | 'date' | 'choice' | 'whole';

/** One field of a form. */
export interface EntryField {
  readonly name: string;
  readonly label: string;
  readonly kind: EntryKind;
  /** What a choice offers; a stored value outside of it is offered as well. */
  readonly options?: readonly string[];
  readonly readOnly?: boolean;
}

/** What a form holds: every field as the text that stands in it. */
export type Typed = Record<string, string>;

/** The text that shows a stored value. */
export function writeEntry(kind: EntryKind, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (kind === 'money') return writeMoney(value as string);
  if (kind === 'date') return writeDate(value as string);
  return String(value);
}

/** The value that a text stands for; null when blank, undefined when it cannot be read. */
export function readEntry(kind: EntryKind, text: string): unknown {
  const typed = kind === 'note' ? text : text.trim();
  if (typed.trim() === '') return null;
  if (kind === 'money') return readMoney(typed) ?? undefined;
  if (kind === 'date') return readDate(typed) ?? undefined;
  if (kind === 'whole') return /^-?[\d,]+$/.test(typed) ? Number(typed.replaceAll(',', '')) : undefined;
  return typed;
}

/** What to say under a field whose text cannot be read. */
export function entryFault(kind: EntryKind, text: string): string | undefined {
  if (readEntry(kind, text) !== undefined) return undefined;
  if (kind === 'money') return 'Enter an amount, like 1,250.00';
  if (kind === 'date') return 'Enter a date as MM/DD/YYYY, like 01/02/2026 or 1/2/26';
  return 'Enter a whole number';
}
