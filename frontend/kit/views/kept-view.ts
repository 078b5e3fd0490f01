import type { ListViewAnswer } from '../../../backend/platform/lists/list-view.dto.js';
import type { Arrangement } from '../../../events/users/list-view.events.js';
import { asDesigned, shown, type ColumnLayout } from '../list/grid/column-layout.js';
import type { ViewFilter } from '../list/filters/during.js';
import { writeView, type ListView } from '../list/list-view.js';

export type Arranged = Pick<ListViewAnswer, 'search' | 'filters' | 'sort' | 'columns'>;

interface Designed {
  readonly field: string;
  readonly hidden?: true;
}

/** What a kept view filters and sorts by, as the list screen has it. */
export function asListView({ search, filters, sort }: Arranged, defaultSort: string): ListView {
  return { search, filters: filters as readonly ViewFilter[], sort: sort || defaultSort };
}

/** The columns of a kept view; undefined where it leaves them as they are. The first of the design is always shown. */
export function layoutOf({ columns }: Pick<Arranged, 'columns'>, designed: readonly Designed[]): ColumnLayout | undefined {
  if (columns.length === 0) return undefined;
  const order = columns.map(({ field }) => field);
  const rest = designed.map(({ field }) => field).filter((field) => !order.includes(field));
  const widths = columns.flatMap(({ field, width }) => (width === undefined ? [] : [[field, width] as const]));
  return { order: [...order, ...rest], hidden: rest.filter((field) => field !== designed[0]?.field), widths: Object.fromEntries(widths) };
}

export function asKept(view: ListView, layout: ColumnLayout | undefined, { columns, defaultSort }: { readonly columns: readonly Designed[]; readonly defaultSort: string }): Arrangement {
  const kept = shown(columns, layout ?? asDesigned(columns)).map(({ field }) => ({ field, ...(layout?.widths[field] !== undefined && { width: layout.widths[field] }) }));
  return {
    search: view.search,
    filters: view.filters.map(({ field, op, ...filter }) => ({ field, op, ...('value' in filter && filter.value !== undefined && { value: filter.value as string }) })),
    sort: view.sort === defaultSort ? '' : view.sort,
    columns: layout ? kept : [],
  };
}

/** Whether two make the same of the list, in whatever order they filter. */
export function sameArrangement(one: Arranged, other: Arranged, designed: readonly Designed[]): boolean {
  return words(one) === words(other) && columnsOf(one, designed) === columnsOf(other, designed);
}

function words(view: Arranged): string {
  const params = writeView(asListView(view, ''), '');
  params.sort();
  return params.toString();
}

/** As they are shown: what the screen has not counts for nothing. */
function columnsOf(view: Arranged, designed: readonly Designed[]): string {
  const layout = layoutOf(view, designed);
  return layout ? JSON.stringify(shown(designed, layout).map(({ field }) => [field, layout.widths[field] ?? 0])) : '';
}
