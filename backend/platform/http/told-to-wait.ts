import { Logger } from '@nestjs/common';
import type { Response } from 'express';
import type { Sender } from '../commands/command.js';
import { loggablePath } from './loggable-path.js';
import { problemOf } from './problems/problem-of.js';
import { sendProblem } from './problems/send-problem.js';

const log = new Logger('Http');

const told = new WeakSet<Response>();

/** Whoever is told to wait has their answer: the route goes on to its end behind it, with its locks and claims. */
export function senderOf(response: Response): Sender {
  return {
    tell: (late) => {
      if (response.headersSent) return;
      told.add(response);
      log.warn(`${response.req.method} ${loggablePath(response.req.path)} goes on behind its answer: ${late.message}`);
      sendProblem(response, problemOf(late));
    },
  };
}

/** What the route answers in the end is for nobody. */
export function wasToldToWait(response: Response): boolean {
  return told.has(response);
}
