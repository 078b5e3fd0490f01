import type { Response } from 'express';
import type { ProblemDetails } from './problem.js';

export function sendProblem(response: Response, { retryAfter, ...body }: ProblemDetails): void {
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
  response.status(body.status).type('application/problem+json').send(JSON.stringify(body));
}
