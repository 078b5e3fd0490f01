import { ExpressAdapter } from '@nestjs/platform-express';
import type { Response } from 'express';
import type { Server } from 'node:http';
import { wasToldToWait } from './told-to-wait.js';
import { versionedAnswer } from './versioned-answer.js';

/** Puts Nest behind a server that listens already, and says in each answer which version of a record it is. */
export class FrontDoorAdapter extends ExpressAdapter {
  constructor(private readonly server: Server) {
    super();
  }

  override initHttpServer(): void {
    this.httpServer = this.server;
  }

  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    if (wasToldToWait(response)) return undefined;
    return super.reply(response, versionedAnswer(response, body), statusCode) as unknown;
  }
}
