import { Module, type OnModuleInit } from '@nestjs/common';
import { ListRegistry } from '../platform/lists/list-registry.js';
import { leadLists } from './leads.lists.js';

@Module({})
export class LeadsModule implements OnModuleInit {
  constructor(private readonly lists: ListRegistry) {}

  onModuleInit(): void {
    for (const list of leadLists) this.lists.register(list);
  }
}
