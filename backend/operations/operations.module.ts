import { Module, type OnModuleInit } from '@nestjs/common';
import { ForeignEvents } from '../platform/store/foreign-events.js';
import { TodayRegistry } from '../platform/today/today-registry.js';
import { ClaimsController } from './claims.controller.js';
import { EventLogController } from './event-log.controller.js';
import { IncomingController } from './incoming.controller.js';
import { InvariantsController } from './invariants.controller.js';
import { LoadController } from './load.controller.js';
import { operationsToday } from './operations.today.js';
import { OutgoingController } from './outgoing.controller.js';
import { ParkedReader } from './parked-reader.js';
import { ProjectionsController } from './projections.controller.js';
import { ReactionsController } from './reactions.controller.js';
import { RequestsController } from './requests.controller.js';
import { WaysOut } from './ways-out.js';

/** What an administrator sees of the machinery: projections, parked events, rebuilds, what comes in and goes out, invariants, the event log. */
@Module({
  controllers: [ClaimsController, EventLogController, IncomingController, OutgoingController, ReactionsController, ProjectionsController, RequestsController, InvariantsController, LoadController],
  providers: [ForeignEvents, ParkedReader, WaysOut],
})
export class OperationsModule implements OnModuleInit {
  constructor(private readonly today: TodayRegistry) {}

  onModuleInit(): void {
    this.today.add(operationsToday);
  }
}
