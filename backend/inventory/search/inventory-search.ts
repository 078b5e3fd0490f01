import type { RecordedEvent } from '../../../events/kernel/event.js';
import { InventorySearched, type InventorySearchEvent } from '../../../events/inventory/inventory-search.events.js';
import type { UnitForSale } from '../../../projections/inventory-list/units-for-sale.queries.js';
import { contextOf, type Aggregate } from '../../platform/commands/aggregate.js';
import { Command } from '../../platform/commands/command.js';
import type { HistoryWords } from '../../platform/records/history.js';
import type { FoundUnitValues } from '../inventory.dto.js';

/** What the server looked up: for whom, and what there is. */
export interface WithFound {
  readonly leadId: number;
  readonly matches: number;
  readonly units: readonly UnitForSale[];
}

export class KeepInventorySearch extends Command<WithFound> {
  tourId!: number;
  criteria!: string;
}

/** A search as it was made. `searchId` 0: there is none. */
export interface InventorySearch {
  readonly searchId: number;
  readonly tourId: number;
  readonly leadId: number;
  readonly criteria: string;
  readonly matches: number;
  readonly units: readonly FoundUnitValues[];
}

/** What was looked for on a tour: made once, and never changed. */
export const inventorySearch: Aggregate<InventorySearch, KeepInventorySearch, InventorySearchEvent, number> = {
  category: 'search',
  noun: 'search',
  initial: { searchId: 0, tourId: 0, leadId: 0, criteria: '', matches: 0, units: [] },
  exists: ({ searchId }) => searchId !== 0,
  begins: [KeepInventorySearch],
  sensitive: {},
  describe: describeSearch,

  decide(command, _, context) {
    const { leadId, matches, units } = contextOf(command, context).given;
    const { tourId, criteria } = command;
    return [InventorySearched({ searchId: context.id, tourId, leadId, criteria, matches, units: units.map((unit) => ({ ...unit })) })];
  },

  evolve(state, { data }) {
    return { ...state, ...data };
  },
};

function describeSearch({ data: { tourId, matches } }: RecordedEvent<InventorySearchEvent>): HistoryWords {
  const found = matches === 1 ? '1 unit' : `${matches} units`;
  return { title: `Inventory searched for tour ${tourId}: ${found}`, changes: [], toldInTitle: true };
}
