import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { CannotStart } from '../config/cannot-start.js';
import { problem } from './problems/problem.js';

const STARTING_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>Starting</title><p>Starting, one moment please.</p></html>';

/** Longer than the minute that proxies keep one open: they would else ask on a connection that is just being closed, and answer 502. */
const IDLE_CONNECTION_MS = 75_000;

/** Less than `main.ts` waits for it all: who takes longer to ask, or to take the answer, must not keep storage from being closed. */
const LEAVING_MS = 5_000;

/** Listens from the first moment, and says what is missing until there is something to serve. */
export class FrontDoor {
  readonly server: Server;
  private open: RequestListener | undefined;
  private missing: readonly string[] = [];
  private readonly connections = new Set<Socket>();

  constructor() {
    this.server = createServer((request, response) => (this.open ? this.open(request, response) : this.wait(request.url ?? '/', response)));
    this.server.keepAliveTimeout = IDLE_CONNECTION_MS;
    this.server.on('connection', (connection) => {
      this.connections.add(connection);
      connection.once('close', () => this.connections.delete(connection));
    });
  }

  /** @throws CannotStart when the port is taken or the address is not this machine's */
  async listen(port: number, host: string): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', (error: NodeJS.ErrnoException) => reject(new CannotStart(listenFailure(error, port, host))));
      this.server.listen(port, host, () => resolve());
    });
    return (this.server.address() as AddressInfo).port;
  }

  stillMissing(...missing: string[]): void {
    this.missing = missing;
  }

  serve(listener: RequestListener): void {
    this.open = listener;
  }

  /** Else a connection on which nothing is asked would be waited for, for as long as it may stay. What was asked is answered. */
  letNobodyStay(): void {
    this.server.keepAliveTimeout = 1;
    this.server.close();
    for (const connection of this.connections) if (connection.bytesRead === 0) connection.destroy();
    // A closing server has no time limits of its own any more.
    setTimeout(() => this.server.closeAllConnections(), LEAVING_MS).unref();
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.server.closeAllConnections();
    await closed;
  }

  private wait(url: string, response: ServerResponse): void {
    response.setHeader('Retry-After', '2');
    response.setHeader('Cache-Control', 'no-store');
    if (url.startsWith('/api/health')) return answer(response, 'application/json', { status: 'starting', missing: this.missing });
    if (url.startsWith('/api')) return answer(response, 'application/problem+json', problem(503, { detail: 'The server is starting' }));
    response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8' }).end(STARTING_PAGE);
  }
}

function answer(response: ServerResponse, type: string, body: object): void {
  response.writeHead(503, { 'Content-Type': type }).end(JSON.stringify(body));
}

function listenFailure({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is busy: stop what uses it, or set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account: set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is no address of this machine.`;
  return `Cannot listen on ${host}:${port}: ${message}.`;
}
