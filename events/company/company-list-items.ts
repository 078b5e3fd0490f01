import type { CompanyItemFacts, CompanyListEvent } from './company-settings.events.js';
import { valuesAfter } from '../kernel/values-after.js';

/** One line of a company's list. */
export interface CompanyListItem {
  readonly itemId: number;
  /** Kept for the records that name it, offered no more. */
  readonly retired: boolean;
  readonly facts: CompanyItemFacts;
}

/** What an event does to the items of its list, in their order: the decider and the read model both go by it. */
export function itemsAfter(items: readonly CompanyListItem[], event: CompanyListEvent): readonly CompanyListItem[] {
  switch (event.type) {
    case 'CompanyListStarted':
      return event.data.items.map((item) => ({ ...item, retired: false }));
    case 'CompanyListItemAdded':
      return [...items, { ...event.data, retired: false }];
    case 'CompanyListItemRevised': {
      const revised = valuesAfter(event.data.changes);
      return changed(items, event.data.itemId, ({ facts }) => ({ facts: { ...facts, ...revised } }));
    }
    case 'CompanyListItemRetired':
      return changed(items, event.data.itemId, () => ({ retired: true }));
    case 'CompanyListItemRestored':
      return changed(items, event.data.itemId, () => ({ retired: false }));
    case 'CompanyListItemMoved': {
      const { from, to } = event.data;
      const rest = items.filter((_, index) => index !== from - 1);
      return [...rest.slice(0, to - 1), items[from - 1]!, ...rest.slice(to - 1)];
    }
    default:
      return event satisfies never;
  }
}

function changed(items: readonly CompanyListItem[], itemId: number, change: (item: CompanyListItem) => Partial<CompanyListItem>): readonly CompanyListItem[] {
  return items.map((item) => (item.itemId === itemId ? { ...item, ...change(item) } : item));
}
