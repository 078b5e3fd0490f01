import { Module, type OnModuleInit } from '@nestjs/common';
import { listView as listViewRows } from '../../projections/list-view/list-view.projector.js';
import type { Area } from '../platform/areas/area.js';
import { ListRegistry } from '../platform/lists/list-registry.js';
import { listViewName } from './list-view-name.js';
import { listViewChanges, openingViewChanges } from './list-view.changes.js';
import { ListViewsController } from './list-views.controller.js';
import { listViewsOf } from './list-views.lists.js';
import { ListViewsReader } from './list-views-reader.js';
import { ListViewCommandHandler } from './list-view.handlers.js';
import { OpeningViewsCommandHandler } from './opening-view.handlers.js';

@Module({
  controllers: [ListViewsController],
  providers: [ListViewsReader, ListViewCommandHandler, OpeningViewsCommandHandler],
})
class ListViewsModule implements OnModuleInit {
  constructor(private readonly lists: ListRegistry) {}

  /** Who sees a view is said by all other lists, which no constant knows. */
  onModuleInit(): void {
    this.lists.register(listViewsOf(this.lists));
  }
}

export const listViews: Area = { module: ListViewsModule, lists: [], readModels: [listViewRows], claims: [listViewName], changes: [listViewChanges, openingViewChanges] };
