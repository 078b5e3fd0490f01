import { groupOf, groupsHolding } from '../../../events/kernel/field.rules.js';
import type { FieldChange, HistoryEntry } from '../../../backend/platform/records/history.js';
import { today } from '../format/dates.js';
import { formatFieldValues } from '../format/field-values.js';
import { daysOf } from '../period/period.js';

/** What somebody looks for in the history of a record. */
export interface HistoryFilter {
  readonly search: string;
  /** "Money", "Dates" */
  readonly group: string;
  /** `purchasePrice`, or several that are read as one, by commas */
  readonly field: string;
  readonly person: string;
  readonly period: string;
}

export const everything: HistoryFilter = { search: '', group: '', field: '', person: '', period: '' };

export function isEverything(filter: HistoryFilter): boolean {
  return Object.values(filter).every((value) => value === '');
}

/** The entries that fit, each with the changes that do; who looks for words finds what stands in its title and reason too. */
export function filtered(entries: readonly HistoryEntry[], filter: HistoryFilter): readonly HistoryEntry[] {
  if (isEverything(filter)) return entries;
  const days = daysOf(filter.period);
  const fields = filter.field.split(',');
  const words = filter.search.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.flatMap((entry) => {
    const day = today(new Date(entry.at));
    if ((filter.person && entry.by.name !== filter.person) || (days?.from && day < days.from) || (days?.to && day > days.to)) return [];
    const narrowed = filter.group !== '' || filter.field !== '';
    const changes = entry.changes.filter((change) => (!filter.field || fields.includes(change.field)) && (!filter.group || groupsOfChange(change).includes(filter.group)));
    const kept = { ...entry, changes };
    return (narrowed && (changes.length === 0 || entry.revision === 0)) || !words.every((word) => textOf(kept).includes(word)) ? [] : [kept];
  });
}

export function groupsOfChange({ group, kind }: Pick<FieldChange, 'group' | 'kind'>): readonly string[] {
  return groupsHolding(group ?? groupOf({ kind }));
}

/** The groups and the people that occur, the most frequent first. */
export function occurring(entries: readonly HistoryEntry[]): { readonly groups: readonly string[]; readonly people: readonly string[] } {
  const changed = entries.filter(({ revision }) => revision > 0);
  return {
    groups: byFrequency(changed.flatMap(({ changes }) => [...new Set(changes.flatMap(groupsOfChange))]).filter(Boolean)),
    people: byFrequency(entries.map(({ by }) => by.name)),
  };
}

/** What stands on somebody's chip: a first name that nobody else has; what the product does by itself is called in full. */
export function shortName(name: string, entries: readonly HistoryEntry[]): string {
  const first = name.split(' ')[0]!;
  const others = entries.some(({ by }) => by.name !== name && by.name.split(' ')[0] === first);
  return !others && entries.some(({ by }) => by.name === name && by.kind === 'user') ? first : name;
}

/** Days (New York) newest first, with how many entries each has in all. */
export function daysOfEntries(entries: readonly HistoryEntry[]): ReadonlyMap<string, readonly HistoryEntry[]> {
  const days = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    const day = today(new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}

function textOf({ title, reason = '', by, changes }: HistoryEntry): string {
  const told = changes.flatMap((change) => [change.label, change.of ?? '', ...formatFieldValues(change, [change.from, change.to]), String(change.from ?? ''), String(change.to ?? '')]);
  return [title, reason, by.name, ...told].join(' ').toLowerCase();
}

function byFrequency(words: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
}
