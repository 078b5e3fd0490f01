import { Module } from '@nestjs/common';
import { inventoryList } from '../../projections/inventory-list/inventory-list.projector.js';
import type { Area } from '../platform/areas/area.js';
import { handlersOf } from '../platform/commands/handlers-of.js';
import { InventoriesController } from './inventories.controller.js';
import { inventoryChanges } from './inventory.changes.js';
import { inventoryCommands } from './inventory.commands.js';
import { inventoryLists } from './inventory.lists.js';

@Module({ controllers: [InventoriesController], providers: [...handlersOf(inventoryCommands)] })
class InventoryModule {}

export const inventory: Area = { module: InventoryModule, lists: inventoryLists, readModels: [inventoryList], changes: [inventoryChanges] };
