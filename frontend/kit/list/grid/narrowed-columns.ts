import { arranged, shown, withShown, type ColumnLayout } from './column-layout.js';
import type { ViewFilter } from '../filters/during.js';

const SPANS: readonly ViewFilter['op'][] = ['from', 'to', 'below', 'during'];
/** Behind so many columns there is room on every screen. */
const FIRST = 2;

interface Layouts {
  readonly layout: ColumnLayout;
  readonly setLayout: (layout: ColumnLayout) => void;
}

interface Narrowed extends Layouts {
  /** Fields that the list is narrowed by from one day or figure to another: of each row they say something else, so they are in sight as long. */
  readonly narrowed: readonly string[];
}

/** The columns as somebody arranged them, and in front those that the list is narrowed by, where they are hidden otherwise; that is not kept. */
export function withNarrowed(columns: readonly { readonly field: string }[], { layout, setLayout }: Layouts, filters: readonly ViewFilter[]): Narrowed {
  const narrowed = [...new Set(filters.filter(({ op }) => SPANS.includes(op)).map(({ field }) => field))];
  const added = columns.map(({ field }) => field).filter((field) => narrowed.includes(field) && layout.hidden.includes(field));
  if (added.length === 0) return { narrowed, layout, setLayout };
  const order = orderWith(columns, layout, added);
  return {
    narrowed,
    layout: { ...withShown(layout, added), order, held: added },
    setLayout: ({ order: put, hidden, widths }) => setLayout({ order: put === order ? layout.order : put, hidden: [...new Set([...hidden, ...added])], widths }),
  };
}

function orderWith(columns: readonly { readonly field: string }[], layout: ColumnLayout, added: readonly string[]): readonly string[] {
  const others = arranged(columns, layout).map(({ field }) => field).filter((field) => !added.includes(field));
  const place = others.indexOf(shown(columns, layout)[FIRST - 1]?.field ?? '') + 1;
  return [...others.slice(0, place), ...added, ...others.slice(place)];
}
