import type { ListViewsAnswer } from '../../../backend/platform/lists/list-view.dto.js';
import { LONGEST_VIEW_NAME } from '../../../events/users/list-view.enums.js';
import { newCommandId } from '../../server/command-id.js';
import { asProblem } from '../../server/problem.js';
import type { ListDefinition } from '../list/list-definition.js';
import { readView } from '../list/list-view.js';
import { asKept, sameArrangement, type Arranged } from './kept-view.js';
import { sendErrand } from './use-view-errand.js';

/** As views were kept in the browser before the server kept them. */
interface LocalView {
  readonly name: string;
  /** The address's query. */
  readonly query: string;
  /** Ids of the commands that take it over, one a name that is tried: however often it is begun, and in however many tabs, it is taken once. */
  readonly commandIds?: readonly string[];
}

/** A name that is taken gets a number: "Closing soon (2)". */
const NAMES_TRIED = 4;

/** Takes the views that this browser kept to the server, once; one that the server does not take stays where it is. @param key where they are kept */
export async function takeOver<R extends object>(key: string, { list, columns, defaultSort }: ListDefinition<R>, { views }: ListViewsAnswer): Promise<void> {
  const local = localViews(key).map((view) => ({ commandIds: Array.from({ length: NAMES_TRIED }, newCommandId), ...view }));
  keep(key, local);
  for (const view of local) {
    const arrangement: Arranged = asKept(readView(new URLSearchParams(view.query), defaultSort), undefined, { columns, defaultSort });
    // From another browser of the same person.
    const isThere = views.some(({ own, name, ...kept }) => own && name === tidied(view.name) && sameArrangement(kept, arrangement, columns));
    if (isThere || (await isKept(list, view, arrangement))) keep(key, localViews(key).filter(({ name }) => name !== view.name));
  }
}

/** Under the first of the names that is free. */
async function isKept(list: string, { name, commandIds = [] }: LocalView, arrangement: Arranged): Promise<boolean> {
  for (const [place, commandId] of commandIds.entries()) {
    try {
      await sendErrand({ method: 'POST', path: '', body: { list, name: numbered(tidied(name), place + 1), arrangement }, commandId });
      return true;
    } catch (error) {
      if (asProblem(error).body.field !== 'name') return false;
    }
  }
  return false;
}

function numbered(name: string, number: number): string {
  return number === 1 ? name : `${name.slice(0, LONGEST_VIEW_NAME - 4)} (${number})`;
}

function keep(key: string, views: readonly LocalView[]): void {
  if (views.length > 0) localStorage.setItem(key, JSON.stringify(views));
  else localStorage.removeItem(key);
}

function tidied(name: string): string {
  return name.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ').trim().replaceAll(/ +/g, ' ').slice(0, LONGEST_VIEW_NAME);
}

function localViews(key: string): readonly LocalView[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as LocalView[]).filter(({ name, query }) => typeof name === 'string' && typeof query === 'string') : [];
  } catch {
    return [];
  }
}
