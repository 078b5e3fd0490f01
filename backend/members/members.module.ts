import { Module, type OnModuleInit } from '@nestjs/common';
import { ListRegistry } from '../platform/lists/list-registry.js';
import { MembersController } from './members.controller.js';
import { memberLists } from './members.lists.js';

@Module({ controllers: [MembersController] })
export class MembersModule implements OnModuleInit {
  constructor(private readonly lists: ListRegistry) {}

  onModuleInit(): void {
    for (const list of memberLists) this.lists.register(list);
  }
}
