import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

type Says = 'clean' | 'found' | 'error' | 'nothing' | 'hangs-up';

/** clamd at the wire: reads `zINSTREAM`, pieces with their lengths, and answers as it is told. */
export class ClamdStandIn {
  says: Says = 'clean';
  readonly scanned: Buffer[] = [];
  private readonly sockets = new Set<Socket>();
  private constructor(private readonly server: Server) {
    server.on('connection', (socket) => this.serve(socket));
  }

  static async start(): Promise<ClamdStandIn> {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return new ClamdStandIn(server);
  }

  get place(): { host: string; port: number } {
    return { host: '127.0.0.1', port: (this.server.address() as AddressInfo).port };
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((closed) => this.server.close(closed));
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    let held = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      held = Buffer.concat([held, piece]);
      if (this.says === 'hangs-up' && held.length > 10) return void socket.destroy();
      const file = wholeFile(held);
      if (!file || this.says === 'nothing') return;
      this.scanned.push(file);
      socket.end({ clean: 'stream: OK\0', found: 'stream: Win.Test.EICAR_HDB-1 FOUND\0', error: 'INSTREAM size limit exceeded. ERROR\0', 'hangs-up': '' }[this.says]);
    });
  }
}

/** undefined until its empty last piece is there. */
function wholeFile(said: Buffer): Buffer | undefined {
  const greeting = 'zINSTREAM\0';
  if (said.subarray(0, greeting.length).toString('latin1') !== greeting) return undefined;
  const pieces: Buffer[] = [];
  for (let at = greeting.length; at + 4 <= said.length; ) {
    const length = said.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(said.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
