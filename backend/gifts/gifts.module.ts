import { Module, type OnModuleInit } from '@nestjs/common';
import { ListRegistry } from '../platform/lists/list-registry.js';
import { GiftTypesController } from './gift-types.controller.js';
import { giftTypeList } from './gifts.lists.js';

@Module({ controllers: [GiftTypesController] })
export class GiftsModule implements OnModuleInit {
  constructor(private readonly lists: ListRegistry) {}

  onModuleInit(): void {
    this.lists.register(giftTypeList);
  }
}
