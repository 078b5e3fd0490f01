import { Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { BodyInterceptor } from './body.interceptor.js';
import { bodyValidation } from './body-validation.js';
import { VersionedAnswerInterceptor } from './versioned-answer.interceptor.js';
import { OwnTurnInterceptor } from './own-turn.interceptor.js';
import { PossibleIdPipe } from './possible-id.pipe.js';
import { ProblemFilter } from './problem.filter.js';

/** What every route has in common. */
@Module({
  providers: [
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_PIPE, useClass: PossibleIdPipe },
    { provide: APP_PIPE, useFactory: bodyValidation },
    { provide: APP_INTERCEPTOR, useClass: OwnTurnInterceptor },
    { provide: APP_INTERCEPTOR, useClass: BodyInterceptor },
    { provide: APP_INTERCEPTOR, useClass: VersionedAnswerInterceptor },
  ],
})
export class HttpModule {}
