import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { AccessGuard } from '../auth/access.guard.js';
import { BodyGuard } from './bodies/body.guard.js';
import { bodyValidation } from './bodies/body-validation.js';
import { LookAheadGuard } from './look-ahead.guard.js';
import { OwnTurnGuard } from './own-turn.guard.js';
import { PossibleIdPipe } from './possible-id.pipe.js';
import { ProblemFilter } from './problems/problem.filter.js';

/** What every route has in common. */
@Module({
  providers: [
    { provide: APP_FILTER, useClass: ProblemFilter },
    // In this order: nothing is read of whom the first does not let in, and of nobody whose turn has not come. Guards, because
    // one interceptor alone makes Nest wrap each request in streams.
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: OwnTurnGuard },
    { provide: APP_GUARD, useClass: LookAheadGuard },
    { provide: APP_GUARD, useClass: BodyGuard },
    { provide: APP_PIPE, useClass: PossibleIdPipe },
    { provide: APP_PIPE, useFactory: bodyValidation },
  ],
})
export class HttpModule {}
