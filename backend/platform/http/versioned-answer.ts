import type { RequestHandler, Response } from 'express';
import type { CommandResult } from '../commands/command.js';
import { RecordAnswer } from '../records/record-answer.js';

/** Browsers keep no answer of the API: it may show more than the one stream that its ETag speaks of. A route may say otherwise. */
export function keepNoAnswer(): RequestHandler {
  return (_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  };
}

/**
 * What a record or a command answers says its revision as ETag and its position as X-Position. A record's body is the
 * record alone: it may have a `position` or a `revision` of its own.
 * @returns the body
 */
export function versionedAnswer(response: Response, answer: unknown): unknown {
  if (!response.headersSent && (answer instanceof RecordAnswer || isResult(answer))) describe(response, answer);
  return answer instanceof RecordAnswer ? (answer.record as unknown) : answer;
}

function describe(response: Response, { revision, position }: Pick<CommandResult, 'revision' | 'position'>): void {
  if (position !== '') response.setHeader('X-Position', position);
  if (revision >= 0 && !response.hasHeader('ETag')) response.setHeader('ETag', `"${revision}"`);
}

function isResult(answer: unknown): answer is CommandResult {
  const { changed, revision, position } = (answer ?? {}) as Partial<CommandResult>;
  return typeof changed === 'boolean' && typeof revision === 'number' && typeof position === 'string';
}
