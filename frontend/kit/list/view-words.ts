import { isDay } from '../../../backend/platform/calendar/day.rules.js';
import type { Filter } from '../../../backend/platform/lists/list.dto.js';
import { filterPhrase, orderPhrase } from '../../../backend/platform/lists/request-words.rules.js';
import { formatValue } from '../format/value.js';
import { inWords, type ViewFilter } from './filters/during.js';
import { nameOf, type Column, type CountStripDefinition } from './list-definition.js';

/** The filters of one field in words: "Contract date: since 08/01/2026", "Contract date: 08/01/2026 to 08/31/2026". */
export function filterWords<R extends object>(column: Column<R>, filters: readonly ViewFilter[], counts?: CountStripDefinition): string {
  const [from, to, ...others] = filters;
  if (column.kind === 'date' && from?.op === 'from' && to?.op === 'to' && others.length === 0) return `${nameOf(column)}: ${[from, to].map(({ value }) => formatValue(value, 'date')).join(' to ')}`;
  return `${nameOf(column)}: ${filters.map((filter) => oneFilter(filter, column, counts)).join(', ')}`;
}

function oneFilter<R extends object>(filter: ViewFilter, { kind, reference, together, labels = {} }: Column<R>, counts?: CountStripDefinition): string {
  if (filter.op === 'during') return inWords(filter);
  const { field, op, value } = filter;
  if (together && op === 'oneOf') return together([value].flat().map(String));
  const chip = op === 'oneOf' ? chipLabel(field, value, counts) : undefined;
  return chip ?? filterPhrase(filter, kind, (one) => labels[String(one)] ?? (reference ? String(one) : formatValue(one, askedAs(kind, one))));
}

/** Of an instant people ask by days. */
function askedAs(kind: Column['kind'], value: unknown): Column['kind'] {
  return kind === 'time' && typeof value === 'string' && isDay(value) ? 'date' : kind;
}

function chipLabel(field: string, value: Filter['value'], counts?: CountStripDefinition): string | undefined {
  if (counts?.field !== field || typeof value !== 'object') return undefined;
  return counts.chips.find((chip) => chip.values && sameValues(chip.values, value))?.label;
}

export function sameValues(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value));
}

/** "Sorted by contract date, newest first". */
export function sortWords<R extends object>(sort: string, columns: readonly Column<R>[]): string {
  const descending = sort.startsWith('-');
  const column = columns.find(({ field }) => field === (descending ? sort.slice(1) : sort));
  if (!column) return '';
  const name = nameOf(column);
  const inWords = /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  return `Sorted by ${inWords}, ${orderPhrase(column.numbered ? 'number' : column.kind, descending)}`;
}
