import type { Filter, ListPage, ListSummary } from '../../../backend/platform/lists/list.dto.js';
import { matchedPhone } from '../../kit/format/matched-phone.js';
import { get } from '../../server/http.js';
import type { Screen } from '../screen.js';
import type { PaletteEntry } from './entry.js';
import { addressOf, findables, searchedFilters, type Findable, type May } from './findable.js';

export const MAX_ROWS = 4;

/** `1042`, `contract 1042`, `con #1042`; longer numbers no record has. */
const RECORD_NUMBER = /^(?:(\p{L}+)\s+)?#?(\d{1,9})$/u;

type Rows = ListPage['rows'];

export interface Found {
  readonly entries: readonly PaletteEntry[];
  /** Rows that the words find, the first of them. */
  readonly byWords: number;
  /** The number of a record that is not among those. */
  readonly byNumber?: number;
}

/** The record that a number names, then the first rows that the words find. What somebody may not see the server leaves out. */
export async function findRecords(words: string, { path, icon }: Screen, may: May, signal: AbortSignal): Promise<Found> {
  const findable = findables[path];
  if (!findable) return { entries: [], byWords: 0 };
  const { list, key, noun } = findable;
  const kept = searchedFilters(findable, may);
  const number = numberIn(words, noun);
  const named = number === undefined ? [] : rowsOf(list, asked([...kept, is(key, number)]), signal);
  const [byNumber, byWords] = await Promise.all([named, rowsOf(list, asked(kept, words), signal)]);
  const unique = new Map([...byNumber, ...byWords].map((row) => [String(row[key]), row]));
  const entries = [...unique.values()].slice(0, MAX_ROWS).map((row) => ({ ...entryOf(row, path, findable, may, words), icon }));
  const apart = byNumber.length > 0 && !byWords.some((row) => row[key] === byNumber[0]![key]);
  return { entries, byWords: byWords.length, ...(apart && number !== undefined && { byNumber: number }) };
}

export interface FoundCount {
  /** Records found in all. */
  readonly found: number;
  /** Rows that the list shows for the words. */
  readonly listed: number;
}

/** How many there are, asked only where the first rows do not say it. */
export async function countRecords(words: string, { path }: Screen, { byWords, byNumber }: Found, may: May, signal: AbortSignal): Promise<FoundCount> {
  const findable = findables[path]!;
  const { list, key, keepsTo } = findable;
  const kept = searchedFilters(findable, may);
  const counted = (filters: readonly Filter[]) => countOf(list, asked(filters, words), signal);
  const isAll = byWords < MAX_ROWS;
  const shown = keepsTo?.().filters ?? [];
  const found = isAll ? byWords : counted(kept);
  const listed = byWords === 0 || shown.length === kept.length ? found : counted(shown);
  // A record that the number names may be one that the words find further down.
  const among = byNumber === undefined || isAll ? 0 : counted([...kept, is(key, byNumber)]);
  const [all, onList, again] = await Promise.all([found, listed, among]);
  return { found: all + (byNumber === undefined ? 0 : 1 - again), listed: onList };
}

function numberIn(words: string, noun: string): number | undefined {
  const [, kind = '', number] = RECORD_NUMBER.exec(words) ?? [];
  return number !== undefined && noun.toLowerCase().startsWith(kind.toLowerCase()) ? Number(number) : undefined;
}

function is(field: string, value: number): Filter {
  return { field, op: 'is', value };
}

function asked(filters: readonly Filter[], words = ''): URLSearchParams {
  return new URLSearchParams({ ...(words && { search: words }), ...(filters.length > 0 && { filters: JSON.stringify(filters) }) });
}

async function rowsOf(list: string, query: URLSearchParams, signal: AbortSignal): Promise<Rows> {
  return (await get<ListPage>(`/api/lists/${list}?${query}&limit=${MAX_ROWS}`, signal)).data.rows;
}

async function countOf(list: string, query: URLSearchParams, signal: AbortSignal): Promise<number> {
  return (await get<ListSummary>(`/api/lists/${list}/summary?${query}`, signal)).data.count;
}

function entryOf(row: Rows[number], path: string, findable: Findable, may: May, words: string): PaletteEntry {
  const id = String(row[findable.key] as number);
  const about = findable.about.map((fields) => fields.map((field) => row[field]).filter(Boolean).join(' ')).filter(Boolean);
  const phone = findable.phones && matchedPhone(findable.phones, row, words);
  if (phone) about.push(`${phone.number} ${phone.kind}`);
  return { id: `${findable.list} ${id}`, text: `${findable.noun} ${id}`, about: about.join(' · '), leads: addressOf(path, findable, id, may) };
}
