import type { Communication } from '../../events/leads/communication.js';
import { readDay } from '../platform/calendar/day.rules.js';
import { readAmount, readDecimal, readWhole } from './amounts.js';
import { asOneNote, readCommunications } from '../platform/communications/communications-text.js';
import { readCountry } from './countries.js';
import type { DateShift } from './date-shift.js';
import type { FileName } from './export-files.js';
import { readMoment } from './moments.js';
import { readUseYearType } from '../../events/kernel/use-year-words.js';

export type RawRow = Readonly<Record<string, unknown>>;

/** The row cannot be kept; the message says why. */
export class RowRefused extends Error {}

/** A row names a row of another file: whether that is there is known only when all files are read. */
export interface Reference {
  readonly file: FileName;
  readonly id: number;
  /** What people call it, for "its lead is not in the export". */
  readonly noun: string;
}

/**
 * Reads the fields of one row, tidies them, and keeps what there is to say about them. Every field may be missing, null
 * or empty. Aliases (`decisions.md H3`) count when the first name is blank.
 */
export class RowReader {
  readonly warnings: string[] = [];
  readonly references: Reference[] = [];
  private readonly asked: Set<string>;

  /** @param idField read already */
  constructor(
    private readonly row: RawRow,
    private readonly shift: DateShift,
    idField: string,
  ) {
    this.asked = new Set([idField]);
  }

  text(...names: readonly [string, ...string[]]): string {
    return String(this.value(names) ?? '');
  }

  amount(...names: readonly [string, ...string[]]): string | null {
    return this.number(names, readAmount, 'an amount');
  }

  decimal(...names: readonly [string, ...string[]]): string | null {
    return this.number(names, readDecimal, 'a number');
  }

  whole(...names: readonly [string, ...string[]]): number | null {
    return this.number(names, readWhole, 'a whole number');
  }

  day(...names: readonly [string, ...string[]]): string | null {
    const value = this.value(names);
    if (value === null) return null;
    const day = readDay(String(value));
    if (day === undefined) throw new RowRefused(`${names[0]} is not a date`);
    return this.shift.day(day);
  }

  moment(...names: readonly [string, ...string[]]): string | null {
    const value = this.value(names);
    if (value === null) return null;
    const moment = readMoment(String(value));
    if (moment === undefined) throw new RowRefused(`${names[0]} is not a date`);
    return this.shift.moment(moment);
  }

  /** A year of use, as text; it moves with the dates. */
  year(name: string): string {
    return this.shift.year(this.text(name));
  }

  flag(name: string): boolean {
    const value = this.value([name]);
    return value === true || ['true', 'yes', '1'].includes(String(value).toLowerCase());
  }

  /** A word of a list in the list's own spelling; other words are kept and warned of. */
  word(name: string, list: readonly string[]): string {
    const text = this.text(name);
    return this.listed(
      name,
      text,
      list.find((word) => word.toLowerCase() === text.toLowerCase()),
    );
  }

  useYearType(name: string): string {
    const text = this.text(name);
    return this.listed(name, text, readUseYearType(text));
  }

  country(name: string): string {
    const text = this.text(name);
    return this.listed(name, text, readCountry(text));
  }

  /** The number of a row of another file; 0 for none. */
  reference(name: string, file: FileName, noun: string): number {
    const id = this.whole(name) ?? 0;
    if (id > 0) this.references.push({ file, id, noun });
    return Math.max(id, 0);
  }

  communications(name: string): Communication[] {
    const value = this.value([name]);
    if (value === null) return [];
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const entries = readCommunications(text);
    if (entries) return entries.map((entry) => ({ ...entry, CreatedAt: this.shiftedText(entry.CreatedAt) }));
    this.warnings.push(`${name} is not valid JSON: kept as one note`);
    return asOneNote(text);
  }

  /** Fields with something in them that nobody asked for. */
  unread(): string[] {
    return Object.keys(this.row).filter((name) => !this.asked.has(name) && !isBlank(this.row[name]));
  }

  private number<T>(
    names: readonly [string, ...string[]],
    read: (value: string | number) => T | undefined,
    kind: string,
  ): T | null {
    const value = this.value(names);
    if (value === null) return null;
    const number = typeof value === 'string' || typeof value === 'number' ? read(value) : undefined;
    if (number === undefined) throw new RowRefused(`${names[0]} is not ${kind}`);
    return number;
  }

  private listed(name: string, text: string, word: string | undefined): string {
    if (text !== '' && word === undefined) this.warnings.push(`${name} "${text}" is not in its list: kept`);
    return word ?? text;
  }

  private shiftedText(moment: string): string {
    const read = moment === '' ? undefined : readMoment(moment);
    return read === undefined ? moment : this.shift.moment(read);
  }

  /** The first that is not blank, without outer white space. */
  private value(names: readonly string[]): unknown {
    for (const name of names) this.asked.add(name);
    const value = names.map((name) => this.row[name]).find((candidate) => !isBlank(candidate)) ?? null;
    return typeof value === 'string' ? storable(value) : value;
  }
}

/** Without outer white space, and without the null characters and halves of surrogate pairs that Postgres cannot hold. */
function storable(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8').replaceAll('\0', '').trim();
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
