import { Module, type OnModuleInit } from '@nestjs/common';
import { tourListFields } from '../../events/tours/tour.fields.js';
import { tourEvents } from '../../events/tours/tour.events.js';
import { tourList as tourRows } from '../../projections/tour-list/tour-list.projector.js';
import type { Area } from '../platform/areas/area.js';
import { changedAs } from '../platform/changes/changed-as.js';
import { TourManifestController } from './manifest/tour-manifest.controller.js';
import { TourManifestReader } from './manifest/tour-manifest-reader.js';
import { ValueOwners } from '../platform/personal/value-owners.js';
import { Reactions } from '../platform/reactions/reactions.js';
import { MergedLeads } from './merged-leads-reader.js';
import { moveToursOfMergedLeads } from './move-tours-of-merged-leads.js';
import { recordPurchaseWhenMembershipIsSold } from './record-purchase-when-membership-is-sold.js';
import { TourGiftTypes } from './gifts/tour-gift-types.js';
import { TourGiftsController } from './gifts/tour-gifts.controller.js';
import { TourListsController } from './tour-lists.controller.js';
import { TourPeople } from './tour-people-reader.js';
import { tour } from './tour.js';
import { ToursController } from './tours.controller.js';
import { tourList, tourLists } from './tours.lists.js';
import { toursToday } from './tours.today.js';
import { TourNewsReader } from './wall/tour-news-reader.js';
import { TourWallReader } from './wall/tour-wall-reader.js';
import { TourWallController } from './wall/tour-wall.controller.js';
import { WallLimits } from './wall/wall-limits.js';
import { WallLinksController } from './wall/wall-links.controller.js';
import { WallLinks } from './wall/wall-links.js';
import { TourCommandHandler } from './tour.handlers.js';

@Module({
  controllers: [TourListsController, ToursController, TourGiftsController, TourManifestController, TourWallController, WallLinksController],
  providers: [MergedLeads, TourPeople, TourGiftTypes, TourManifestReader, TourWallReader, TourNewsReader, WallLinks, WallLimits, TourCommandHandler],
})
class ToursModule implements OnModuleInit {
  constructor(
    private readonly reactions: Reactions,
    private readonly mergedLeads: MergedLeads,
    private readonly owners: ValueOwners,
  ) {}

  onModuleInit(): void {
    this.owners.add(tour);
    this.reactions.add(moveToursOfMergedLeads(this.mergedLeads));
    this.reactions.add(recordPurchaseWhenMembershipIsSold);
  }
}

export const tours: Area = {
  module: ToursModule,
  lists: tourLists,
  readModels: [tourRows],
  changes: [
    changedAs(tour, {
      area: 'Tours',
      calls: 'Tour',
      events: tourEvents,
      fields: tourListFields,
      anyOf: ['Tours_Detail', 'Tours_Edit'],
      page: (id) => `/admin/tours-detail/${id}`,
      url: (id) => `/api/Tours/${id}`,
      headline: { list: tourList, words: ({ leadName }) => String((leadName as string | null) ?? '') },
    }),
  ],
  today: toursToday,
};
