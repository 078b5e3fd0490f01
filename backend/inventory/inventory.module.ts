import { Module, type OnModuleInit } from '@nestjs/common';
import { ListRegistry } from '../platform/lists/list-registry.js';
import { inventoryList, inventoryTotals } from './inventory.lists.js';

@Module({})
export class InventoryModule implements OnModuleInit {
  constructor(private readonly lists: ListRegistry) {}

  onModuleInit(): void {
    for (const list of [inventoryList, inventoryTotals]) this.lists.register(list);
  }
}
