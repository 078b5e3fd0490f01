import { Module, type OnModuleInit } from '@nestjs/common';
import { ListRegistry } from '../platform/lists/list-registry.js';
import { inventoryLists } from './inventory.lists.js';

@Module({})
export class InventoryModule implements OnModuleInit {
  constructor(private readonly lists: ListRegistry) {}

  onModuleInit(): void {
    for (const list of inventoryLists) this.lists.register(list);
  }
}
