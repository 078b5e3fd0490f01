import { ListRequestError } from './list-request.js';
import type { TableColumn } from './list-table.js';

const MAX_WORDS = 20;
const MAX_WORD_LENGTH = 100;

/**
 * The searchable words of a row. Everything but letters and digits is cut away first: left alone, the parser would keep
 * "dana@example.com" and "kim/lee" as one word each, and nobody finds Lee.
 */
export function searchVector(columns: readonly TableColumn[]): string {
  const texts = columns.map((column) => `coalesce(${column.sql}${column.type === 'text' ? '' : '::text'}, '')`);
  return `to_tsvector('simple', regexp_replace(lower(${texts.join(` || ' ' || `)}), '[^[:alnum:]]+', ' ', 'g'))`;
}

/** The words somebody looks for, as a query that asks each to begin a word of the row; undefined when there are none. */
export function searchQuery(search: string): string | undefined {
  const words = searchWords(search);
  if (words.length > MAX_WORDS) throw new ListRequestError('search', `at most ${MAX_WORDS} words`);
  if (words.some((word) => word.length > MAX_WORD_LENGTH)) throw new ListRequestError('search', `words of at most ${MAX_WORD_LENGTH} letters`);
  return words.length === 0 ? undefined : words.map((word) => `'${word}':*`).join(' & ');
}

function searchWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
