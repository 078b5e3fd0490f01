import { exec } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { EventStoreDbEventStore } from '../../events/store/eventstoredb.event-store.js';
import { START, type StoredEvent } from '../../events/store/event-store.js';
import { ownEnd } from '../../events/store/own-end.js';

const run = promisify(exec);

/** Shell commands that start a node on `$FOLDER` and `$PORT` and answer when it serves, and that end it. */
const START_NODE = process.env['EVENTSTORE_START'];
const STOP_NODE = process.env['EVENTSTORE_STOP'];
const IDLE_MS = 60_000;

/** Where the files are that belong to events. */
const copies = new WeakMap<readonly StoredEvent[], string>();

export const hasRealNodes = Boolean(process.env['EVENTSTORE_URL'] && START_NODE && STOP_NODE);

/** A node of our own, whose files can be copied and exchanged: the log that EVENTSTORE_URL names is not to be lost. */
export class RealEventStore {
  private copied = 0;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async start(): Promise<RealEventStore> {
    const node = new RealEventStore(await mkdtemp(path.join(tmpdir(), 'eventstore-')), await freePort());
    await node.control(START_NODE!);
    return node;
  }

  get url(): string {
    return `esdb://127.0.0.1:${this.port}?tls=false`;
  }

  async events(): Promise<StoredEvent[]> {
    const store = await EventStoreDbEventStore.open(this.url);
    const { signal, end } = ownEnd(AbortSignal.timeout(IDLE_MS));
    const found: StoredEvent[] = [];
    try {
      for await (const { events, caughtUp } of store.subscribe(START, { signal })) {
        found.push(...events);
        if (caughtUp) break;
      }
    } finally {
      end();
      await store.close();
    }
    return found;
  }

  /** Of a node that runs: checkpoints first, as its manual says, so that the chunks hold what they name. */
  async copy(): Promise<StoredEvent[]> {
    const events = await this.events();
    const copy = path.join(this.folder, `copy-${++this.copied}`);
    const isCheckpoint = (file: string): boolean => file.endsWith('.chk');
    await cp(this.data, copy, { recursive: true, filter: (file) => !file.includes('chunk-') });
    await cp(this.data, copy, { recursive: true, filter: (file) => !isCheckpoint(file) });
    await cp(path.join(copy, 'chaser.chk'), path.join(copy, 'truncate.chk'));
    copies.set(events, copy);
    return events;
  }

  /** @param events what `copy` answered, or nothing at all */
  async putBack(events: readonly StoredEvent[]): Promise<void> {
    await this.control(STOP_NODE!);
    await rm(this.data, { recursive: true, force: true });
    const copy = copies.get(events);
    if (copy !== undefined) await cp(copy, this.data, { recursive: true });
    await this.control(START_NODE!);
  }

  async leave(): Promise<void> {
    await this.control(STOP_NODE!);
    await rm(this.folder, { recursive: true, force: true });
  }

  private get data(): string {
    return path.join(this.folder, 'db');
  }

  private async control(command: string): Promise<void> {
    // EventStoreDB takes every variable of its name for an option.
    const others = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('EVENTSTORE_')));
    await run(command, { env: { ...others, FOLDER: this.folder, PORT: String(this.port) } });
  }
}

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
