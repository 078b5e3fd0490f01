import type { ValueKind } from '../../../events/kernel/field.rules.js';

/** A filter as lists take it, as far as its words need it. */
interface FilterInWords {
  readonly op: 'is' | 'oneOf' | 'contains' | 'from' | 'to' | 'below' | 'empty' | 'present';
  readonly value?: unknown;
}

/** What a filter says of its field: "since 08/01/2026". @param text a value as its readers write it */
export function filterPhrase({ op, value }: FilterInWords, kind: ValueKind, text: (value: unknown) => string): string {
  const isDate = kind === 'date' || kind === 'time';
  switch (op) {
    case 'is':
      return text(value);
    case 'oneOf':
      return [value].flat().map(text).join(', ');
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
      return op satisfies never;
  }
}

/** "newest first". */
export function orderPhrase(kind: ValueKind, descending: boolean): string {
  switch (kind) {
    case 'date':
    case 'time':
      return descending ? 'newest first' : 'oldest first';
    case 'money':
    case 'number':
      return descending ? 'highest first' : 'lowest first';
    case 'text':
    case 'phone':
    case 'status':
    case 'yesNo':
      return descending ? 'Z to A' : 'A to Z';
    default:
      return kind satisfies never;
  }
}
