import { Module, type OnModuleInit } from '@nestjs/common';
import { handlersOf } from '../platform/commands/handlers-of.js';
import { ListRegistry } from '../platform/lists/list-registry.js';
import { TourListsController } from './tour-lists.controller.js';
import { TourReps } from './tour-reps.js';
import { ToursController } from './tours.controller.js';
import { tourCommands } from './tour.commands.js';
import { tourLists } from './tours.lists.js';

@Module({
  controllers: [TourListsController, ToursController],
  providers: [TourReps, ...handlersOf(tourCommands)],
})
export class ToursModule implements OnModuleInit {
  constructor(private readonly lists: ListRegistry) {}

  onModuleInit(): void {
    for (const list of tourLists) this.lists.register(list);
  }
}
