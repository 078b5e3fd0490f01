import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What no answer came for. */
const NOTHING = 0;
const PATIENCE_MS = 20_000;

export interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Many requests at once, each on a connection of its own, asked again when answered, until they hang up. */
export class Crowd {
  readonly statuses = new Map<number, number>();
  private readonly agent: Agent;
  private over = false;

  constructor(
    private readonly url: string,
    private readonly people: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: people });
  }

  ask(next: () => Asked): void {
    for (let person = 0; person < this.people; person++) void this.askAgain(next);
  }

  /** In the middle of whatever they are told. */
  hangUp(): void {
    this.over = true;
    this.agent.destroy();
  }

  private async askAgain(next: () => Asked): Promise<void> {
    while (!this.over) {
      const status = await statusOf(this.url, next(), this.agent);
      if (!this.over) this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    }
  }
}

/** Somebody who asks and takes nothing of the answer. */
export function slowReader(url: string, { path, headers = {} }: Asked): Socket {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write([`GET ${path} HTTP/1.1`, `Host: ${host}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n'));
  return socket.pause();
}

/** @returns the longest that a stranger waits for the health, ms, while something goes on */
export async function longestWait(url: string, whileMs: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const waits: number[] = [];
  for (const until = performance.now() + whileMs; performance.now() < until; await pause(5)) {
    const asked = performance.now();
    const status = await statusOf(url, { path: '/api/health' }, agent);
    waits.push(status === 200 ? performance.now() - asked : PATIENCE_MS);
  }
  agent.destroy();
  return Math.max(...waits);
}

function statusOf(url: string, { method = 'GET', path, headers = {}, body }: Asked, agent: Agent): Promise<number> {
  const { hostname, port } = new URL(url);
  const length = body === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) };
  return new Promise((resolve) => {
    const sent = request({ agent, hostname, port, method, path, headers: { ...headers, ...length }, timeout: PATIENCE_MS }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? NOTHING)).on('error', () => resolve(NOTHING));
    });
    sent.on('timeout', () => sent.destroy()).on('error', () => resolve(NOTHING));
    sent.end(body);
  });
}
