import type { ListPage } from '../../../backend/platform/lists/list-wire.js';
import { get } from '../../server/http.js';
import type { Screen } from '../screen.js';
import type { PaletteEntry } from './entry.js';
import { addressOf, findables, type Findable, type May } from './findable.js';

const MAX_ROWS = 4;

/** What may be an identifier: longer ones no record has. */
const RECORD_NUMBER = /^\d{1,9}$/;

/** The record that a number names, then the first rows that the words find. What somebody may not see the server leaves out. */
export async function findRecords(words: string, { path, icon }: Screen, may: May, signal: AbortSignal): Promise<readonly PaletteEntry[]> {
  const findable = findables[path];
  if (!findable) return [];
  const asked = [rowsOf(findable.list, { search: words }, signal)];
  if (RECORD_NUMBER.test(words)) asked.unshift(rowsOf(findable.list, { filters: JSON.stringify([{ field: findable.key, op: 'is', value: Number(words) }]) }, signal));
  const entries = (await Promise.all(asked)).flat().map((row) => entryOf(row, path, findable, may));
  const unique = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
  return unique.slice(0, MAX_ROWS).map((entry) => ({ ...entry, icon }));
}

async function rowsOf(list: string, asked: Readonly<Record<string, string>>, signal: AbortSignal): Promise<ListPage['rows']> {
  const query = new URLSearchParams({ ...asked, limit: String(MAX_ROWS) });
  return (await get<ListPage>(`/api/lists/${list}?${query}`, signal)).data.rows;
}

function entryOf(row: ListPage['rows'][number], path: string, findable: Findable, may: May): PaletteEntry {
  const id = String(row[findable.key] as number);
  const about = findable.about.map((field) => row[field]).filter(Boolean);
  return { id: `${findable.list} ${id}`, text: `${findable.noun} ${id}`, about: about.join(' '), leads: addressOf(path, findable, id, may) };
}
