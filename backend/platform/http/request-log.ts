import { Logger } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { loggablePath } from './loggable-path.js';

/** One line a request: no query, no body, no header, so no secret. Refusals stand out. */
export function requestLog(): RequestHandler {
  const log = new Logger('Http');
  return (request, response, next) => {
    const startedAt = performance.now();
    response.on('finish', () => {
      const took = Math.round(performance.now() - startedAt);
      const line = `${request.method} ${loggablePath(request.path)} ${response.statusCode} ${took} ms`;
      if (response.statusCode === 403 || response.statusCode === 429) log.warn(line);
      else log.debug(line);
    });
    next();
  };
}
