import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type ManagerOptions, type Socket } from 'socket.io-client';
import type { ClientToServer, ServerToClient } from '../../../backend/platform/realtime/protocol.js';
import type { SignedIn } from '../../support/start-app.js';

type Line = Socket<ServerToClient, ClientToServer>;

const LIST = 'resale-contract-list';
/** What is not answered by then counts as long. */
const PATIENCE_MS = 20_000;
/** Four lines of a person stay well below what a person may send. */
const EACH_MS = 200;
/** Fifty a second of a flood come back; screens of ours wait longer. What more would cost this process would hold up the crowd in it. */
const BACK_AFTER_MS = 20;

/** An ordinary crowd: each opens a record, is answered, closes it, and looks at the next one a moment later. */
export class LineCrowd {
  private constructor(private readonly lines: readonly Line[]) {}

  static async of(url: string, people: readonly SignedIn[], linesEach: number): Promise<LineCrowd> {
    const lines = people.flatMap((who) => Array.from({ length: linesEach }, () => lineOf(url, who)));
    await Promise.all(lines.map((line) => once(line as never, 'connect')));
    await Promise.all(lines.map((line) => line.emitWithAck('follow', { list: LIST, position: '' })));
    return new LineCrowd(lines);
  }

  /** @returns ms that 95 of 100 answers took at most, of all that were asked for in the meantime */
  async p95(whileMs: number): Promise<number> {
    const until = performance.now() + whileMs;
    const waits = (await Promise.all(this.lines.map((line, index) => waitsOn(line, index, until)))).flat().sort((a, b) => a - b);
    return waits[Math.floor(waits.length * 0.95)]!;
  }

  get connected(): number {
    return this.lines.filter(({ connected }) => connected).length;
  }

  hangUp(): void {
    this.lines.forEach((line) => line.disconnect());
  }
}

/** One person's lines that send as fast as they can, and come back as soon as they are cut. */
export class LineFlood {
  readonly reasons = new Set<string>();
  private readonly timer: NodeJS.Timeout;
  private readonly lines: readonly Line[];
  private over = false;

  constructor(url: string, who: SignedIn, lines: number, perTick: number, send: (line: Line, count: number) => void) {
    const backAfter = lines * BACK_AFTER_MS;
    this.lines = Array.from({ length: lines }, () => lineOf(url, who, { reconnectionDelay: backAfter, reconnectionDelayMax: backAfter }));
    for (const line of this.lines) {
      line.on('cut', ({ reason }) => this.reasons.add(reason));
      line.on('disconnect', () => void pause(backAfter).then(() => this.over || line.connect()));
    }
    let count = 0;
    this.timer = setInterval(() => {
      for (const line of this.lines) for (let index = 0; index < perTick && line.connected; index++) send(line, count++);
    }, 10);
  }

  /** Resolves once a line is there: the others may be held up for what was sent before. */
  async begun(): Promise<void> {
    await Promise.race(this.lines.map((line) => line.connected || once(line as never, 'connect')));
  }

  end(): void {
    this.over = true;
    clearInterval(this.timer);
    this.lines.forEach((line) => line.disconnect());
  }
}

export const floods: readonly [string, (line: Line, count: number) => void][] = [
  ['open and close a record', (line, count) => (count % 2 === 0 ? line.emit('open', { list: LIST, key: '1042', mode: 'edit' }) : line.emit('close', { list: LIST, key: '1042' }))],
  ['open ever other records', (line, count) => (count % 2 === 0 ? line.emit('open', { list: LIST, key: `x${count}`, mode: 'view' }) : line.emit('close', { list: LIST, key: `x${count - 1}` }))],
  ['follow a list', (line) => line.emit('follow', { list: LIST, position: '0000000000000001' }, () => undefined)],
  ['follow a record', (line, count) => line.emit('followRecord', { stream: `resaleContract-${1_000 + (count % 60)}` }, () => undefined)],
];

function lineOf(url: string, { cookie }: SignedIn, options: Partial<ManagerOptions> = {}): Line {
  return io(url, { ...options, transports: ['websocket'], forceNew: true, extraHeaders: { cookie } });
}

async function waitsOn(line: Line, index: number, until: number): Promise<number[]> {
  const waits: number[] = [];
  await pause((index * 13) % EACH_MS);
  do {
    const key = String(1_000 + ((index * 7 + waits.length) % 60));
    const asked = performance.now();
    const answered = await line.timeout(PATIENCE_MS).emitWithAck('open', { list: LIST, key, mode: 'view' }).catch(() => undefined);
    waits.push(answered ? performance.now() - asked : PATIENCE_MS);
    line.emit('close', { list: LIST, key });
    await pause(EACH_MS);
  } while (performance.now() < until);
  return waits;
}
