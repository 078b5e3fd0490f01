import type { ListPage } from '../../../backend/platform/lists/list-wire.js';
import { get } from '../../server/http.js';
import type { Screen } from '../screen.js';
import type { PaletteEntry } from './entry.js';
import { addressOf, findables, type Findable, type May } from './findable.js';

const MAX_ROWS = 4;

/** `1042`, `contract 1042`, `con #1042`; longer numbers no record has. */
const RECORD_NUMBER = /^(?:(\p{L}+)\s+)?#?(\d{1,9})$/u;

/** The record that a number names, then the first rows that the words find. What somebody may not see the server leaves out. */
export async function findRecords(words: string, { path, icon }: Screen, may: May, signal: AbortSignal): Promise<readonly PaletteEntry[]> {
  const findable = findables[path];
  if (!findable) return [];
  const asked = [rowsOf(findable.list, { search: words }, signal)];
  const number = numberIn(words, findable.noun);
  if (number !== undefined) asked.unshift(rowsOf(findable.list, { filters: JSON.stringify([{ field: findable.key, op: 'is', value: number }]) }, signal));
  const entries = (await Promise.all(asked)).flat().map((row) => entryOf(row, path, findable, may));
  const unique = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
  return unique.slice(0, MAX_ROWS).map((entry) => ({ ...entry, icon }));
}

function numberIn(words: string, noun: string): number | undefined {
  const [, kind = '', number] = RECORD_NUMBER.exec(words) ?? [];
  return number !== undefined && noun.toLowerCase().startsWith(kind.toLowerCase()) ? Number(number) : undefined;
}

async function rowsOf(list: string, asked: Readonly<Record<string, string>>, signal: AbortSignal): Promise<ListPage['rows']> {
  const query = new URLSearchParams({ ...asked, limit: String(MAX_ROWS) });
  return (await get<ListPage>(`/api/lists/${list}?${query}`, signal)).data.rows;
}

function entryOf(row: ListPage['rows'][number], path: string, findable: Findable, may: May): PaletteEntry {
  const id = String(row[findable.key] as number);
  const about = findable.about.map((fields) => fields.map((field) => row[field]).filter(Boolean).join(' ')).filter(Boolean);
  return { id: `${findable.list} ${id}`, text: `${findable.noun} ${id}`, about: about.join(' · '), leads: addressOf(path, findable, id, may) };
}
