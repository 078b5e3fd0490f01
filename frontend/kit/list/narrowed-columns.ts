import { withShown, type ColumnLayout } from './column-layout.js';
import type { ViewFilter } from './during.js';

const SPANS: readonly ViewFilter['op'][] = ['from', 'to', 'below', 'during'];

/** What a list is narrowed by from one day or figure to another: of each row it says something else, so it is in sight as long. */
export function narrowedBy(filters: readonly ViewFilter[]): readonly string[] {
  return [...new Set(filters.filter(({ op }) => SPANS.includes(op)).map(({ field }) => field))];
}

interface Layouts {
  readonly layout: ColumnLayout;
  readonly setLayout: (layout: ColumnLayout) => void;
}

/** The columns as somebody arranged them, and those that the list is narrowed by, which are not kept as shown. */
export function withNarrowed({ layout, setLayout }: Layouts, filters: readonly ViewFilter[]): Layouts & { readonly narrowed: readonly string[] } {
  const narrowed = narrowedBy(filters);
  const hidden = layout.hidden.filter((field) => narrowed.includes(field));
  return { narrowed, layout: withShown(layout, narrowed), setLayout: (next) => setLayout({ ...next, hidden: [...next.hidden, ...hidden.filter((field) => !next.hidden.includes(field))] }) };
}
