import type { Arrangement, KeptColumn } from '../../events/users/list-view.events.js';
import { viewFilterOps } from '../../events/users/list-view.enums.js';
import { hiddenFields } from '../platform/auth/hidden-fields.js';
import type { PermissionSet } from '../platform/auth/permissions.js';
import type { ChosenByAddress } from '../platform/lists/kept-choices.js';
import type { NotForYou } from '../platform/lists/list-view.dto.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';

/** The fields of a list, as far as views go by them. */
export interface ViewedList {
  /** What its columns can show. */
  readonly shown: ReadonlySet<string>;
  readonly filtered: ReadonlySet<string>;
  readonly sorted: ReadonlySet<string>;
  /** What the reader must not know of. */
  readonly hidden: ReadonlySet<string>;
  /** Whether the reader's words are looked for in less than everybody's: then words may say what they must not know. */
  readonly searchesLess: boolean;
  /** Of what is kept by its address: refuses a value that the address does not take. */
  readonly check?: ChosenByAddress['check'];
}

const NOTHING: ReadonlySet<string> = new Set();

export interface SeenArrangement extends Arrangement {
  readonly notForYou: NotForYou;
}

export function viewedBy(permissions: PermissionSet, definition: Pick<ListDefinition, 'query'> | ChosenByAddress): ViewedList {
  if ('choices' in definition) return { shown: NOTHING, filtered: new Set(definition.choices), sorted: NOTHING, hidden: NOTHING, searchesLess: false, check: (chosen) => definition.check(chosen) };
  const { query } = definition;
  const hidden = hiddenFields(query.sensitive, permissions);
  const offered = (what: 'filter' | 'sort') => new Set([query.key, ...[...query.columns].filter(([, column]) => column[what]).map(([field]) => field)]);
  return { shown: new Set(query.fields), filtered: offered('filter'), sorted: offered('sort'), hidden, searchesLess: query.searchedTogether.flat().some((field) => hidden.has(field)) };
}

/**
 * What somebody sees of a view: nothing of a column that they may not see, and nothing of what the list has no more.
 * @param own what one looks for oneself one knows
 */
export function arrangementFor(list: ViewedList, { search, filters, sort, columns }: Arrangement, own: boolean): SeenArrangement {
  const there = columns.filter(({ field }) => list.shown.has(field));
  const known = filters.filter(({ field, op }) => list.filtered.has(field) && viewFilterOps.some((one) => one === op));
  const ordered = list.sorted.has(fieldOf(sort)) ? sort : '';
  const searchIsHidden = search !== '' && list.searchesLess && !own;
  const shown = there.filter(({ field }) => !list.hidden.has(field));
  const applied = known.filter(({ field }) => !list.hidden.has(field));
  const orderIsHidden = list.hidden.has(fieldOf(ordered));
  return {
    search: searchIsHidden ? '' : search,
    filters: applied,
    sort: orderIsHidden ? '' : ordered,
    columns: shown,
    notForYou: { columns: there.length - shown.length, filters: known.length - applied.length, order: orderIsHidden, search: searchIsHidden },
  };
}

/** What somebody makes of a view, with all of it that they do not see as it was. */
export function keptUnseen(list: ViewedList, kept: Arrangement, sent: Arrangement, own: boolean): Arrangement {
  const { notForYou } = arrangementFor(list, kept, own);
  const isHidden = ({ field }: { readonly field: string }) => list.hidden.has(field);
  return {
    search: sent.search === '' && notForYou.search ? kept.search : sent.search,
    filters: [...sent.filters, ...kept.filters.filter(isHidden)],
    sort: sent.sort === '' && notForYou.order ? kept.sort : sent.sort,
    columns: withUnseen(kept.columns, sent.columns.filter((column) => !isHidden(column)), isHidden),
  };
}

/** A column that is not seen stays behind the one that it stood behind. */
function withUnseen(kept: readonly KeptColumn[], sent: readonly KeptColumn[], isHidden: (column: KeptColumn) => boolean): KeptColumn[] {
  const columns = [...sent];
  for (const [place, column] of kept.entries()) {
    if (!isHidden(column)) continue;
    const before = kept.slice(0, place).findLast(({ field }) => columns.some((one) => one.field === field));
    columns.splice(before ? columns.findIndex(({ field }) => field === before.field) + 1 : 0, 0, column);
  }
  return columns;
}

export function fieldOf(sort: string): string {
  return sort.replace(/^-/, '');
}
