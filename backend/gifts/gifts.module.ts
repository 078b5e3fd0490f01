import { Module, type OnModuleInit } from '@nestjs/common';
import { ListRegistry } from '../platform/lists/list-registry.js';
import { giftTypeList, GiftTypesController } from './gift-types.controller.js';

@Module({ controllers: [GiftTypesController] })
export class GiftsModule implements OnModuleInit {
  constructor(private readonly lists: ListRegistry) {}

  onModuleInit(): void {
    this.lists.register(giftTypeList);
  }
}
