import { Module, type OnModuleInit } from '@nestjs/common';
import { ListRegistry } from '../platform/lists/list-registry.js';
import { GiftTypesController } from './gift-types.controller.js';
import { giftLists } from './gifts.lists.js';

@Module({ controllers: [GiftTypesController] })
export class GiftsModule implements OnModuleInit {
  constructor(private readonly lists: ListRegistry) {}

  onModuleInit(): void {
    for (const list of giftLists) this.lists.register(list);
  }
}
