import type { ListPage } from '../../../backend/platform/lists/list-wire.js';
import { get } from '../../server/http.js';
import { screens } from '../routes.js';
import type { Screen } from '../screen.js';

const MAX_ROWS = 3;

/** What may be an identifier: longer ones no record has. */
const RECORD_NUMBER = /^\d{1,9}$/;

/** The rows behind a screen that can be searched, and where one of them is opened. */
interface FindableRows {
  readonly list: string;
  readonly key: string;
  readonly noun: string;
  readonly opens: string;
  /** Tells one row from another, beside its number. */
  readonly about: readonly string[];
}

const rowsBehind: Readonly<Record<string, FindableRows>> = {
  '/admin/tours': { list: 'tour-list', key: 'tourId', noun: 'Tour', opens: '/admin/tours-detail/:id', about: ['leadName'] },
  '/admin/contracts': { list: 'resale-contract-list', key: 'contractId', noun: 'Contract', opens: '/admin/contracts-detail/:id', about: ['buyer', 'resort'] },
  '/admin/epic-members': { list: 'member-list', key: 'memberId', noun: 'Member', opens: '/admin/epic-advantage-new-contract-for-member/:id', about: ['firstName', 'lastName'] },
};

/** A line of the find box: where it leads, and in which words. */
export interface Offer {
  readonly to: string;
  readonly text: string;
  /** Beside the words, in a lighter ink. */
  readonly about?: string;
}

type May = (permission: Screen['permission']) => boolean;

/** Every list that this person may search, that of the open screen first. */
export function findPlaces(may: May, open: Screen | undefined): readonly Screen[] {
  const places = screens.filter((screen) => screen.finds && may(screen.permission));
  const here = (place: Screen) => Number(place.path === open?.path || place.path === open?.under);
  return places.toSorted((one, other) => here(other) - here(one));
}

export function isRecordNumber(words: string): boolean {
  return RECORD_NUMBER.test(words);
}

/** The records that a number names, or the first rows that words find, by the path of their list. */
export async function findRows(words: string, places: readonly Screen[], may: May, signal?: AbortSignal): Promise<ReadonlyMap<string, readonly Offer[]>> {
  const found = places.map(async ({ path }) => {
    const rows = rowsBehind[path];
    const mayOpen = rows && may(screens.find((screen) => screen.path === rows.opens)?.permission);
    return [path, mayOpen ? await offersOf(rows, words, signal) : []] as const;
  });
  return new Map(await Promise.all(found));
}

async function offersOf(rows: FindableRows, words: string, signal?: AbortSignal): Promise<readonly Offer[]> {
  const asked: Readonly<Record<string, string>> = isRecordNumber(words) ? { filters: JSON.stringify([{ field: rows.key, op: 'is', value: Number(words) }]) } : { search: words };
  const { data } = await get<ListPage>(`/api/lists/${rows.list}?${new URLSearchParams({ ...asked, limit: String(MAX_ROWS) })}`, signal);
  return data.rows.map((row) => {
    const id = String(row[rows.key] as number);
    const about = rows.about.map((field) => row[field]).filter(Boolean);
    return { to: rows.opens.replace(':id', id), text: `${rows.noun} ${id}`, about: about.join(' ') };
  });
}

/** In the order in which Enter takes them: records named by their number, then each search with the rows it found. */
export function offersFor(words: string, places: readonly Screen[], found: ReadonlyMap<string, readonly Offer[]> | undefined): readonly Offer[] {
  const rowsOf = (place: Screen) => found?.get(place.path) ?? [];
  const searchOf = ({ path, finds }: Screen): Offer => ({ to: `${path}?${new URLSearchParams({ q: words })}`, text: `“${words}” in ${finds}` });
  if (isRecordNumber(words)) return [...places.flatMap(rowsOf), ...places.map(searchOf)];
  return places.flatMap((place) => [searchOf(place), ...rowsOf(place)]);
}
