import { Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { ListRegistry } from '../platform/lists/list-registry.js';
import { TodayRegistry } from '../platform/today/today-registry.js';
import type { ChangedRecords } from '../platform/changes/changed-records.js';
import { ChangesController } from './changes.controller.js';
import { ChangesReader } from './changes-reader.js';
import { CHANGED_RECORDS, changedFieldList, ChangesVisibility } from './changes.lists.js';
import { changesToday } from './changes.today.js';
import { HistoryFilesController } from './history-files.controller.js';
import { HistoryReader } from './history-reader.js';
import { NewsController } from './news.controller.js';
import { NewsReader } from './news-reader.js';
import { RecordFinder } from './record-finder.js';
import { SeenUntil } from './seen-until.js';

/** All changes of the records that the areas name. */
@Module({})
export class ChangesModule implements OnModuleInit {
  constructor(
    private readonly lists: ListRegistry,
    private readonly visibility: ChangesVisibility,
    private readonly today: TodayRegistry,
  ) {}

  static of(kinds: readonly ChangedRecords[]): DynamicModule {
    const providers = [{ provide: CHANGED_RECORDS, useValue: kinds }, ChangesVisibility, ChangesReader, HistoryReader, RecordFinder, NewsReader, SeenUntil];
    return { module: ChangesModule, controllers: [ChangesController, HistoryFilesController, NewsController], providers };
  }

  /** Open pages follow it: whatever is changed moves the count of its field, and of that alone they are told. */
  onModuleInit(): void {
    this.lists.register({ ...changedFieldList, permission: this.visibility.openers, only: this.visibility.only, untold: true });
    this.today.add(changesToday);
  }
}
