import type { Filter } from '../../../backend/platform/lists/list-wire.js';
import type { ValueKind } from '../../../events/field.values.js';
import { formatValue } from '../format/value.js';
import { nameOf, type Column, type CountStripDefinition } from './list-definition.js';

/** The filters of one field in words: "Contract date: since 08/01/2026". */
export function filterWords<R extends object>(column: Column<R>, filters: readonly Filter[], counts?: CountStripDefinition): string {
  return `${nameOf(column)}: ${filters.map((filter) => oneFilter(filter, column, counts)).join(', ')}`;
}

function oneFilter<R extends object>({ field, op, value }: Filter, { kind, labels = {} }: Column<R>, counts?: CountStripDefinition): string {
  const text = (one: unknown) => labels[String(one)] ?? formatValue(one, kind);
  const isDate = kind === 'date' || kind === 'time';
  switch (op) {
    case 'is':
      return text(value);
    case 'oneOf':
      return chipLabel(field, value, counts) ?? (value as readonly (string | number)[]).map(text).join(', ');
    case 'contains':
      return `has “${String(value as string)}”`;
    case 'from':
      return `${isDate ? 'since' : 'from'} ${text(value)}`;
    case 'to':
      return `${isDate ? 'until' : 'up to'} ${text(value)}`;
    case 'below':
      return `below ${text(value)}`;
    case 'empty':
      return 'empty';
    case 'present':
      return 'not empty';
    default:
      return unknownOperation(op);
  }
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
  return `Sorted by ${inWords}, ${orderWords(column.kind, descending)}`;
}

function orderWords(kind: ValueKind, descending: boolean): string {
  switch (kind) {
    case 'date':
    case 'time':
      return descending ? 'newest first' : 'oldest first';
    case 'money':
    case 'number':
      return descending ? 'highest first' : 'lowest first';
    case 'text':
    case 'status':
    case 'yesNo':
      return descending ? 'Z to A' : 'A to Z';
    default:
      return unknownOperation(kind);
  }
}

function unknownOperation(value: never): never {
  throw new Error(`No words for ${String(value)}`);
}
