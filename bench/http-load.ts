import { Agent, request } from 'node:http';

/** What one client sends next. */
export interface Shot {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface LoadResult {
  readonly perSecond: number;
  /** Answers that were not 2xx. */
  readonly refused: number;
}

/** Fires from `clients` keep-alive connections, each as soon as its last answer is in, for `seconds`. */
export async function load(port: number, clients: number, seconds: number, next: (client: number) => Shot): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const until = performance.now() + seconds * 1000;
  let answered = 0;
  let refused = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < until) {
        const status = await fire(agent, port, next(client));
        if (status >= 200 && status < 300) answered++;
        else refused++;
      }
    }),
  );
  agent.destroy();
  return { perSecond: (answered / (performance.now() - started)) * 1000, refused };
}

function fire(agent: Agent, port: number, shot: Shot): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { ...shot.headers, ...(shot.body ? { 'content-length': String(Buffer.byteLength(shot.body)) } : {}) };
    const sent = request({ agent, host: '127.0.0.1', port, method: shot.method, path: shot.path, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(shot.body);
  });
}
