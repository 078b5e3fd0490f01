import { Module } from '@nestjs/common';
import { giftEvents } from '../../events/gift.js';
import { giftTypeList } from '../../projections/gift-type-list/gift-type-list.projector.js';
import type { Area } from '../platform/areas/area.js';
import { onlyTakenOver } from '../platform/changes/changed-as.js';
import { GiftTypesController } from './gift-types.controller.js';
import { giftLists } from './gifts.lists.js';

@Module({ controllers: [GiftTypesController] })
class GiftsModule {}

export const gifts: Area = {
  module: GiftsModule,
  lists: giftLists,
  readModels: [giftTypeList],
  changes: [onlyTakenOver({ category: 'giftType', area: 'Gifts', calls: 'Gift', events: giftEvents, fields: {}, anyOf: ['Gifts_Main'] })],
};
