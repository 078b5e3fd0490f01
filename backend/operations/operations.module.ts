import { Module } from '@nestjs/common';
import { ClaimsController } from './claims.controller.js';
import { InvariantsController } from './invariants.controller.js';
import { OutgoingController } from './outgoing.controller.js';
import { ProjectionsController } from './projections.controller.js';
import { ReactionsController } from './reactions.controller.js';
import { RequestsController } from './requests.controller.js';

/** What an administrator sees of the machinery: projections, parked events, rebuilds, what goes out, invariants. */
@Module({ controllers: [ClaimsController, OutgoingController, ReactionsController, ProjectionsController, RequestsController, InvariantsController] })
export class OperationsModule {}
