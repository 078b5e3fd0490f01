import { Module, type DynamicModule } from '@nestjs/common';
import { changedRecords } from './changed-records.js';
import { ChangesModule } from './changes/changes.module.js';
import { CompanySettingsModule } from './company-settings/company-settings.module.js';
import { DemoDaysModule } from './demo-days/demo-days.module.js';
import { FirstRun } from './first-run.js';
import { EmployeesModule } from './employees/employees.module.js';
import { GiftsModule } from './gifts/gifts.module.js';
import { InventoryModule } from './inventory/inventory.module.js';
import { LeadsModule } from './leads/leads.module.js';
import { MembersModule } from './members/members.module.js';
import { OperationsModule } from './operations/operations.module.js';
import { ClaimsModule } from './platform/claims/claims.module.js';
import { InvariantsModule } from './platform/invariants/invariants.module.js';
import { PlatformModule, type Opened } from './platform/platform.module.js';
import { ProjectionsModule } from './platform/projections/projections.module.js';
import { ReactionsModule } from './platform/reactions/reactions.module.js';
import { RealtimeModule } from './platform/realtime/realtime.module.js';
import { PointsModule } from './points/points.module.js';
import { readModels } from './read-models.js';
import { ResaleContractsModule } from './resale-contracts/resale-contracts.module.js';
import { ToursModule } from './tours/tours.module.js';
import { UsersModule } from './users/users.module.js';

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
        ChangesModule.of(changedRecords),
        OperationsModule,
        UsersModule,
        CompanySettingsModule,
        ResaleContractsModule,
        PointsModule,
        MembersModule,
        ToursModule,
        EmployeesModule,
        GiftsModule,
        LeadsModule,
        InventoryModule,
        DemoDaysModule,
      ],
      providers: [FirstRun],
    };
  }
}
