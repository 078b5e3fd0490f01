import { Module } from '@nestjs/common';
import { tourListFields } from '../../events/tour-fields.values.js';
import { tourEvents } from '../../events/tour.js';
import { tourList as tourRows } from '../../projections/tour-list/tour-list.projector.js';
import type { Area } from '../platform/areas/area.js';
import { changedAs } from '../platform/changes/changed-as.js';
import { handlersOf } from '../platform/commands/handlers-of.js';
import { TourListsController } from './tour-lists.controller.js';
import { TourReps } from './tour-reps.js';
import { tourCommands } from './tour.commands.js';
import { tour } from './tour.js';
import { ToursController } from './tours.controller.js';
import { tourList, tourLists } from './tours.lists.js';
import { toursToday } from './tours.today.js';

@Module({
  controllers: [TourListsController, ToursController],
  providers: [TourReps, ...handlersOf(tourCommands)],
})
class ToursModule {}

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
      anyOf: ['Tours_Detail'],
      page: (id) => `/admin/tours-detail/${id}`,
      url: (id) => `/api/Tours/${id}`,
      headline: { list: tourList, words: ({ leadName }) => String((leadName as string | null) ?? '') },
    }),
  ],
  today: toursToday,
};
