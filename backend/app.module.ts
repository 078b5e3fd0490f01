import { Module, type DynamicModule } from '@nestjs/common';
import { areas } from './areas.js';
import { ChangesModule } from './changes/changes.module.js';
import { DemoDaysModule } from '../demo-company/days/demo-days.module.js';
import { FirstRun } from './first-run.js';
import { OperationsModule } from './operations/operations.module.js';
import { AreasModule } from './platform/areas/areas.module.js';
import { ClaimsModule } from './platform/claims/claims.module.js';
import { InvariantsModule } from './platform/invariants/invariants.module.js';
import { PlatformModule, type Opened } from './platform/platform.module.js';
import { ProjectionsModule } from './platform/projections/projections.module.js';
import { ReactionsModule } from './platform/reactions/reactions.module.js';
import { RealtimeModule } from './platform/realtime/realtime.module.js';
import { SearchesModule } from './platform/searches/searches.module.js';
import { TodayModule } from './platform/today/today.module.js';
import { changedRecords, readModels } from './read-models.js';

/** The whole backend: the platform, and the areas on it. */
@Module({})
export class AppModule {
  static on(opened: Opened): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.on(opened),
        ProjectionsModule.of(readModels),
        ClaimsModule,
        ReactionsModule,
        RealtimeModule,
        InvariantsModule,
        SearchesModule,
        TodayModule,
        ChangesModule.of(changedRecords),
        OperationsModule,
        AreasModule.of(areas),
        DemoDaysModule,
      ],
      providers: [FirstRun],
    };
  }
}
