import { Module } from '@nestjs/common';
import { inventoryList } from '../../projections/inventory-list/inventory-list.projector.js';
import type { Area } from '../platform/areas/area.js';
import { handlersOf } from '../platform/commands/handlers-of.js';
import { InventoriesController } from './inventories.controller.js';
import { inventoryChanges, inventorySearchChanges } from './inventory.changes.js';
import { inventoryCommands } from './inventory.commands.js';
import { KeepInventorySearch } from './inventory-search.js';
import { InventorySearchesController } from './inventory-searches.controller.js';
import { inventoryLists } from './inventory.lists.js';
import { KeptSearches } from './kept-searches.js';
import { UnitsForSale } from './units-for-sale-reader.js';

@Module({ controllers: [InventorySearchesController, InventoriesController], providers: [UnitsForSale, KeptSearches, ...handlersOf([...inventoryCommands, KeepInventorySearch])] })
class InventoryModule {}

export const inventory: Area = { module: InventoryModule, lists: inventoryLists, readModels: [inventoryList], changes: [inventoryChanges, inventorySearchChanges] };
