import { ExpressAdapter } from '@nestjs/platform-express';
import type { Server } from 'node:http';

/** Puts Nest behind a server that listens already. */
export class FrontDoorAdapter extends ExpressAdapter {
  constructor(private readonly server: Server) {
    super();
  }

  override initHttpServer(): void {
    this.httpServer = this.server;
  }
}
