import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { ReportAnswer, ReportRowsAnswer } from '../../backend/reports/report.dto.js';
import { percentile, type BenchRow } from '../bench-row.js';
import { healthy, startMeasured } from '../measured-process.js';
import { signIn } from '../sign-in.js';

const CHANGES = 120;
const WARM_UP = 20;
/** So that no change meets the reading of the one before. */
const APART_MS = 60;
/** What a screen of reports follows. */
const FOLLOWED = ['tour-list', 'resale-contract-list', 'epic-contract-list'];

/**
 * From sending the change of a contract's price to the sales dashboard's new figure at another screen, which asks for it
 * as soon as it is told, against the push of the contract's own row in the same run.
 * @param databaseUrl a fresh database
 */
export async function runFigureBench(databaseUrl: string): Promise<BenchRow> {
  const server = await startMeasured(new URL('../../server/main.js', import.meta.url), { DATABASE_URL: databaseUrl, DEMO: 'on' }, healthy);
  try {
    const cookie = await signIn(server.port);
    const company = new Screen(server.port, cookie);
    const contractId = await company.soldContract();
    const socket = await company.follows();
    const times = { row: [] as number[], figure: [] as number[] };
    for (let change = -WARM_UP; change < CHANGES; change++) {
      const { row, figure } = await company.moves(socket, contractId, change);
      if (change >= 0) {
        times.row.push(row);
        times.figure.push(figure);
      }
      await pause(APART_MS);
    }
    socket.disconnect();
    const [ours, baseline] = [percentile(times.figure, 0.95), percentile(times.row, 0.95)];
    return { what: 'change of a contract to its figure moved on another screen, p95', ours, baseline, against: 'the same change to its row’s push', ratio: ours / baseline, aim: 'at most 2x', unit: 'ms', met: ours / baseline <= 2 };
  } finally {
    await server.stop();
  }
}

class Screen {
  private readonly year = `from=${new Date().getFullYear()}-01-01&to=${new Date().getFullYear()}-12-31`;

  constructor(
    private readonly port: number,
    private readonly cookie: string,
  ) {}

  /** A contract whose volume the dashboard of the year counts. */
  async soldContract(): Promise<number> {
    const { rows } = await this.get<ReportRowsAnswer>(`Reports/sales-dashboard/rows?${this.year}&measure=salesVolume`);
    return rows.flatMap(({ contracts = [] }) => contracts).find(({ kind, contractStatus }) => kind === 'resale' && contractStatus === 'Signed')!.id;
  }

  async follows(): Promise<Socket> {
    const socket = io(`http://127.0.0.1:${this.port}`, { transports: ['websocket'], forceNew: true, extraHeaders: { Cookie: this.cookie } });
    await once(socket as never, 'connect');
    for (const list of FOLLOWED) await socket.emitWithAck('follow', { list, position: '' });
    return socket;
  }

  /** Milliseconds from sending a new price to its row, and to the figure that holds it. */
  async moves(socket: Socket, contractId: number, change: number): Promise<{ readonly row: number; readonly figure: number }> {
    const before = (await this.figures('')).total.salesVolume;
    const told = new Promise<{ readonly at: number; readonly position: string }>((resolve) => socket.once('changes', ({ position }: { readonly position: string }) => resolve({ at: performance.now(), position })));
    const sent = performance.now();
    const saved = this.call('PUT', `Contracts/${contractId}`, { purchasePrice: `${20_000 + (change & 1)}.00`, reason: 'benchmark' });
    const { at, position } = await told;
    const after = (await this.figures(position)).total.salesVolume;
    const moved = performance.now();
    const { status } = await saved;
    if (status !== 200 || after === before) throw new Error(`The figure stayed at ${after} after an answer ${status}`);
    return { row: at - sent, figure: moved - sent };
  }

  private figures(position: string): Promise<ReportAnswer> {
    return this.get<ReportAnswer>(`Reports/sales-dashboard?${this.year}`, { 'x-min-position': position });
  }

  private async get<Answer>(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const answer = await this.call('GET', path, undefined, headers);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return (await answer.json()) as Answer;
  }

  private call(method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    const sends = body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    return fetch(`http://127.0.0.1:${this.port}/api/${path}`, { method, headers: { cookie: this.cookie, ...headers, ...sends }, ...(body && { body: JSON.stringify(body) }) });
  }
}
