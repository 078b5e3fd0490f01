import { Module } from '@nestjs/common';
import { giftTypeListFields } from '../../events/gifts/gift.fields.js';
import { giftEvents } from '../../events/gifts/gift.events.js';
import { giftLedger } from '../../projections/gift-ledger/gift-ledger.projector.js';
import { giftTypeList as giftTypeRows } from '../../projections/gift-type-list/gift-type-list.projector.js';
import type { Area } from '../platform/areas/area.js';
import { changedAs } from '../platform/changes/changed-as.js';
import { giftName } from './gift-name.js';
import { GiftStock } from './gift-stock.js';
import { GiftTypeListsController } from './gift-type-lists.controller.js';
import { giftType } from './gift-type.js';
import { GiftTypesController } from './gift-types.controller.js';
import { giftLists, giftTypeList } from './gifts.lists.js';
import { giftsToday } from './gifts.today.js';
import { GiftTypeCommandHandler } from './gift-type.handlers.js';

@Module({
  controllers: [GiftTypeListsController, GiftTypesController],
  providers: [GiftStock, GiftTypeCommandHandler],
})
class GiftsModule {}

export const gifts: Area = {
  module: GiftsModule,
  lists: giftLists,
  readModels: [giftTypeRows, giftLedger],
  claims: [giftName],
  changes: [
    changedAs(giftType, {
      area: 'Gifts',
      calls: 'Gift',
      events: giftEvents,
      fields: giftTypeListFields,
      anyOf: ['Gifts_Detail', 'Gifts_Edit'],
      page: (id) => `/admin/gifts-detail/${id}`,
      url: (id) => `/api/GiftTypes/${id}`,
      headline: { list: giftTypeList, words: ({ giftName }) => String((giftName as string | null) ?? '') },
    }),
  ],
  today: giftsToday,
};
