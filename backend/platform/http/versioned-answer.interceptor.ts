import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import type { CommandResult } from '../commands/command.js';
import { RecordAnswer } from '../records/record-answer.js';

/**
 * What a record or a command answers says its revision as ETag and its position as X-Position. A record's body is the
 * record alone: it may have a `position` or a `revision` of its own. Browsers keep no answer: it may show more than the
 * one stream that its ETag speaks of.
 */
@Injectable()
export class VersionedAnswerInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const response = context.switchToHttp().getResponse<Response>();
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store');
    return next.handle().pipe(
      map((answer: unknown) => {
        if (!response.headersSent && (answer instanceof RecordAnswer || isResult(answer))) describe(response, answer);
        return answer instanceof RecordAnswer ? (answer.record as unknown) : answer;
      }),
    );
  }
}

function describe(response: Response, { revision, position }: Pick<CommandResult, 'revision' | 'position'>): void {
  if (position !== '') response.setHeader('X-Position', position);
  if (revision >= 0 && !response.hasHeader('ETag')) response.setHeader('ETag', `"${revision}"`);
}

function isResult(answer: unknown): answer is CommandResult {
  const { changed, revision, position } = (answer ?? {}) as Partial<CommandResult>;
  return typeof changed === 'boolean' && typeof revision === 'number' && typeof position === 'string';
}
