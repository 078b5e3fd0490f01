import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';

/**
 * An answer that knows its record's revision says it as ETag; one that knows a position says it as X-Position. Browsers
 * keep none of them: an answer may show more than the one stream that its ETag speaks of.
 */
@Injectable()
export class CommandAnswerInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const response = context.switchToHttp().getResponse<Response>();
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store');
    return next.handle().pipe(
      map((answer: unknown) => {
        if (!response.headersSent) describe(response, answer);
        return answer;
      }),
    );
  }
}

function describe(response: Response, answer: unknown): void {
  const { revision, position } = (answer ?? {}) as { revision?: unknown; position?: unknown };
  if (typeof position === 'string' && position !== '') response.setHeader('X-Position', position);
  if (typeof revision === 'number' && revision >= 0 && !response.hasHeader('ETag')) response.setHeader('ETag', `"${revision}"`);
}
