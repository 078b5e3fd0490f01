import { groupsWithin } from '../../events/kernel/field.rules.js';
import { dayInWords, readDay } from '../platform/calendar/day.rules.js';
import { Refusal } from '../platform/commands/refusal.js';
import type { ChangeRow } from '../../projections/changes/changes.read-model.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import type { ExportFact } from '../platform/exports/exported-rows.js';

/** Which part of a record's history a file tells: what its screen shows. */
export interface HistoryAsked {
  /** `purchasePrice`, or several that are read as one, by commas. */
  readonly field?: string | undefined;
  /** "Money" */
  readonly group?: string | undefined;
  /** By name, as the history says it. */
  readonly person?: string | undefined;
  /** YYYY-MM-DD, New York, both counted in. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Words that an entry must hold, in any order. */
  readonly search?: string | undefined;
}

/** @throws Refusal naming the day that is none */
export function historyAsked(query: Readonly<Record<string, unknown>>): HistoryAsked {
  const text = (name: string) => (typeof query[name] === 'string' && query[name] !== '' ? query[name] : undefined);
  const day = (name: string) => {
    const read = readDay(text(name) ?? '');
    if (text(name) && !read) throw new Refusal(`${name} is a day that exists, as YYYY-MM-DD`, { field: name, status: 400 });
    return read;
  };
  return { field: text('field'), group: text('group'), person: text('person'), from: day('from'), to: day('to'), search: text('search') };
}

/** What of one save is told: the changes that fit, or nothing where its person, day or words do not. @param rows of one event */
export function fitting(rows: readonly ChangeRow[], title: string, asked: HistoryAsked): readonly ChangeRow[] {
  const [head] = rows;
  if (!head || (asked.person && head.actorName !== asked.person) || !isWithin(newYorkDay(new Date(head.at)), asked)) return [];
  const fields = asked.field?.split(',').map((field) => `${head.category}.${field}`);
  const told = rows.filter(({ field, group }) => (!fields || fields.includes(field)) && (!asked.group || (field !== '' && groupsWithin(asked.group).includes(group))));
  const said = [title, head.reason, head.actorName, ...told.flatMap(wordsOf)].map((one) => one.toLowerCase());
  const words = (asked.search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => said.some((one) => holds(one, word))) ? told : [];
}

export function askedInWords({ field, group, person, from, to, search }: HistoryAsked, labelOf: (field: string) => string): ExportFact[] {
  const facts: ExportFact[] = [
    ...(field ? [['Filter', `Field: ${field.split(',').map(labelOf).join(', ')}`] as const] : []),
    ...(group ? [['Filter', `Fields: ${group}`] as const] : []),
    ...(person ? [['Filter', `Person: ${person}`] as const] : []),
    ...(from ? [['Filter', `From ${dayInWords(from)}`] as const] : []),
    ...(to ? [['Filter', `Until ${dayInWords(to)}`] as const] : []),
    ...(search ? [['Search', search] as const] : []),
  ];
  return facts.length > 0 ? facts : [['Filter', 'None: the whole history']];
}

function isWithin(day: string, { from, to }: HistoryAsked): boolean {
  return (!from || day >= from) && (!to || day <= to);
}

function wordsOf({ label, of, before, after, written }: ChangeRow): string[] {
  const values = [before, after].filter((value) => value !== null);
  return [label, of, written, ...values, ...values.map(slashedDay)];
}

function slashedDay(value: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [];
  return year ? `${month}/${day}/${year}` : value;
}

/** Numbers are found as they are kept or as people write them: "(407) 555-0142" and "4075550142" are one. */
function holds(said: string, word: string): boolean {
  const digits = word.replaceAll(/\D/g, '');
  return said.includes(word) || (digits.length > 2 && /^[\d().,+-]+$/.test(word) && /^[\d\s().,+-]+$/.test(said) && said.replaceAll(/\D/g, '').includes(digits));
}
