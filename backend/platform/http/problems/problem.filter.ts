import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Denials } from '../../auth/access-log/denials.js';
import type { AuthenticatedRequest } from '../../auth/sessions/session.js';
import { problemOf } from './problem-of.js';
import { loggablePath } from '../loggable-path.js';
import { sendProblem } from './send-problem.js';
import { wasToldToWait } from '../told-to-wait.js';

/** A smaller body is soon taken in, and its sender reads the answer in any case. */
const LARGE_BYTES = 2 ** 20;

/** Every error of every route ends here, as problem+json. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly log = new Logger('Http');

  constructor(private readonly denials: Denials) {}

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    await this.denials.log(request, error);
    this.answer(request, http.getResponse<Response>(), error);
  }

  private answer(request: Request, response: Response, error: unknown): void {
    const body = problemOf(error, (request as AuthenticatedRequest).session?.permissions);
    this.note(`${request.method} ${loggablePath(request.path)}`, body.status, error);
    if (wasToldToWait(response)) return this.log.warn(`${request.method} ${loggablePath(request.path)} came to nothing after its sender was told to wait: ${(error as Error).message}`);
    // A streamed answer has begun: all that is left is to break it off, so that the client sees it is incomplete.
    if (response.headersSent) return void response.destroy();
    if (body.status === 401 && isLargeAndUnread(request)) response.setHeader('Connection', 'close');
    sendProblem(response, body);
  }

  /** What is not available for a while is foreseen, and comes with every request of that while: a line each, without the way to it. */
  private note(request: string, status: number, error: unknown): void {
    if (status === 503) this.log.warn(`${request} was refused: ${error instanceof Error ? error.message : String(error)}`);
    else if (status >= 500) this.log.error(`${request} failed: ${causeOf(error)}`);
  }
}

/** Node takes in what was not read of a body before it answers the next request: uploads of nobody, again and again, held up everybody. */
function isLargeAndUnread(request: Request): boolean {
  return !request.complete && Number(request.headers['content-length'] ?? Infinity) > LARGE_BYTES;
}

function causeOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
