import { phoneEnds, phonesIn } from './list-phones.js';
import { ListRequestError, type ListRequest } from './list-request.js';
import type { ListTable } from './list-table.js';

const MAX_WORDS = 20;
const MAX_WORD_LENGTH = 100;

/** What stands before the words of each group: letters, so that the parser takes mark and word for one. */
const MARKS = 'abcdefghij';

/**
 * Fields whose words can be searched: those that `everybody` sees, and those that one permission shows, by its name.
 * Who may not see one field of a group finds by none of it.
 */
export type SearchedFields<Field extends string = string> = readonly Field[] | Readonly<Record<string, readonly Field[]>>;

interface SearchedGroup {
  readonly fields: readonly string[];
  /** Stands before each word of the group, in the vector and in what is looked for. */
  readonly mark: string;
}

/**
 * Where a list's words stand: one vector for every reader, each word marked with the group of fields that it comes from.
 * Marks and not the vector's own weights, because a GIN index keeps no weights: every row that holds the word anywhere
 * would have to be looked at, for as long as it takes, also by who may not see where it stands.
 */
export class ListSearch {
  /** A stored column: reckoned when a row changes, not whenever it is looked at. */
  static readonly FIELD = 'searched_words';
  static readonly COLUMN = `"${ListSearch.FIELD}"`;
  private readonly groups: readonly SearchedGroup[];

  constructor(
    private readonly table: ListTable,
    searched: SearchedFields,
    private readonly isPhone: (field: string) => boolean = () => false,
  ) {
    const groups: readonly (readonly string[])[] = isFlat(searched) ? [searched] : Object.values(searched);
    this.groups = groups.filter((fields) => fields.length > 0).map((fields, index) => ({ fields, mark: MARKS.charAt(index) }));
    for (const field of this.together.flat()) table.column(field);
  }

  get together(): (readonly string[])[] {
    return this.groups.map(({ fields }) => fields);
  }

  /** The column and its index, whose list of what was just changed is kept short: every search reads it from end to end. */
  get statements(): string[] {
    if (this.groups.length === 0) return [];
    const name = `"${this.table.sql.replaceAll('"', '')}_searched"`;
    const vector = this.groups.map((group) => this.markedWords(group)).join(' || ');
    return [
      `ALTER TABLE ${this.table.sql} ADD COLUMN IF NOT EXISTS ${ListSearch.COLUMN} tsvector GENERATED ALWAYS AS (strip(to_tsvector('simple', ${vector}))) STORED`,
      `CREATE INDEX IF NOT EXISTS ${name} ON ${this.table.sql} USING gin (${ListSearch.COLUMN}) WITH (gin_pending_list_limit = 64)`,
    ];
  }

  /** What the vector is asked for by who does not see the hidden fields: each word begins one of the row's, or parts of a number are one. @throws ListRequestError */
  asked(search: string, hidden: ReadonlySet<string>): string {
    const seen = this.groups.filter(({ fields }) => !fields.some((field) => hidden.has(field)));
    if (seen.length === 0) throw new ListRequestError('search', 'is not offered by this list');
    const phones = seen.filter(({ fields }) => fields.some(this.isPhone));
    if (phones.length === 0) return allOf(search, seen);
    const parts = phonesIn(search).map(({ text, digits, surely }) => {
      if (digits === undefined) return allOf(text, seen);
      return surely ? begins(digits, phones) : `(${begins(digits, phones)} | (${allOf(text, seen)}))`;
    });
    return parts.filter(Boolean).join(' & ');
  }

  /**
   * Everything but letters and digits is cut away first: left alone, the parser would keep "dana@example.com" and "kim/lee"
   * as one word each, and nobody finds Lee.
   */
  private markedWords({ fields, mark }: SearchedGroup): string {
    const texts = fields.flatMap((field) => {
      const { sql, type } = this.table.column(field);
      const text = `coalesce(${sql}${type === 'text' ? '' : '::text'}, '')`;
      return this.isPhone(field) ? [text, phoneEnds(text)] : [text];
    });
    return `regexp_replace(lower(' ' || ${texts.join(` || ' ' || `)}), '[^[:alnum:]]+', ' ${mark}', 'g')`;
  }
}

function allOf(search: string, groups: readonly SearchedGroup[]): string {
  return searchWords(search)
    .map((word) => begins(word, groups))
    .join(' & ');
}

function begins(word: string, groups: readonly SearchedGroup[]): string {
  return `(${groups.map(({ mark }) => `'${mark}${word}':*`).join(' | ')})`;
}

/** The words somebody looks for: each is to begin a word of the row. @throws ListRequestError */
export function searchWords(search: string): string[] {
  const words = search
    .toLowerCase()
    // People type 1,000 and mean the number.
    .replace(/(?<![\p{L}\p{N}])\d{1,3}(?:,\d{3})+(?![\p{L}\p{N}])/gu, (number) => number.replaceAll(',', ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  if (words.length > MAX_WORDS) throw new ListRequestError('search', `at most ${MAX_WORDS} words`);
  if (words.some((word) => word.length > MAX_WORD_LENGTH)) throw new ListRequestError('search', `words of at most ${MAX_WORD_LENGTH} letters`);
  return words;
}

/** What a request looks for. @throws ListRequestError */
export function wordsAsked({ search }: Pick<ListRequest, 'search'>): string[] {
  return search === undefined ? [] : searchWords(search);
}

function isFlat(searched: SearchedFields): searched is readonly string[] {
  return Array.isArray(searched);
}
