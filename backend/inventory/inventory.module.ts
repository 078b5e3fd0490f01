import { Module } from '@nestjs/common';
import { inventoryEvents } from '../../events/inventory.js';
import { inventoryList } from '../../projections/inventory-list/inventory-list.projector.js';
import type { Area } from '../platform/areas/area.js';
import { onlyTakenOver } from '../platform/changes/changed-as.js';
import { inventoryLists } from './inventory.lists.js';

@Module({})
class InventoryModule {}

export const inventory: Area = {
  module: InventoryModule,
  lists: inventoryLists,
  readModels: [inventoryList],
  changes: [
    // Who lacks Inventory_Sensitive sees only what can be sold (decisions.md B16), which a change does not say.
    onlyTakenOver({
      category: 'inventory',
      area: 'Inventory',
      calls: 'Inventory',
      events: inventoryEvents,
      fields: {},
      anyOf: ['Inventory_List'],
      needs: 'Inventory_Sensitive',
      page: (id) => `/admin/inventory?inventoryId.is=${id}`,
    }),
  ],
};
