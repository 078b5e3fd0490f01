import type { ValueKind } from '../../../events/kernel/field.rules.js';
import { formatPhone } from '../../../events/kernel/phone.rules.js';
import type { ListQuery } from '../../../projections/lists/list-query.js';
import type { Filter, ListRequest } from '../../../projections/lists/list-request.js';
import type { ExportFact } from '../exports/exported-rows.js';
import { filterPhrase, orderPhrase } from './request-words.rules.js';

type Named = Pick<ListQuery, 'label' | 'kind' | 'isNumbered'>;

/** Which rows of a list somebody asked for, in the words of its screen. */
export function requestFacts(query: Named, { filters = [], search, sort }: ListRequest): ExportFact[] {
  const fields = [...new Set(filters.map(({ field }) => field))];
  const filtered = fields.map((field): ExportFact => ['Filter', `${query.label(field)}: ${phrases(query, field, filters)}`]);
  const searched: ExportFact[] = search ? [['Search', search]] : [];
  const none: ExportFact[] = filtered.length + searched.length === 0 ? [['Filter', 'None: all rows']] : [];
  return [...none, ...filtered, ...searched, ...sorted(query, sort)];
}

function phrases(query: Named, field: string, filters: readonly Filter[]): string {
  const kind = query.kind(field);
  const ofField = filters.filter((filter) => filter.field === field);
  return ofField.map((filter) => filterPhrase(filter, kind, (value) => textOf(value, kind))).join(', ');
}

function sorted(query: Named, sort: string | undefined): ExportFact[] {
  if (!sort) return [];
  const descending = sort.startsWith('-');
  const field = descending ? sort.slice(1) : sort;
  return [['Sorted by', `${query.label(field)}, ${orderPhrase(query.isNumbered(field) ? 'number' : query.kind(field), descending)}`]];
}

function textOf(value: unknown, kind: ValueKind): string {
  const text = String(value as string | number);
  if (kind === 'phone') return formatPhone(text);
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year && (kind === 'date' || kind === 'time') ? `${month}/${day}/${year}` : text;
}
