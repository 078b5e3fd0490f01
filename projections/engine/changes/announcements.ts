import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Position } from '../../../events/store/event-store.js';
import type { EngineLogger } from '../logger.js';

/** A projection has committed, several have moved on over what did not concern them, or (no name) somebody has requested something. */
export interface Announcement {
  readonly names: readonly string[];
  readonly position: Position;
  readonly lists: readonly string[];
  readonly reset: boolean;
}

/** Of this form of message: another version of the product beside this one may have another. */
const CHANNEL = 'projections_changed';

/** A notification is not worth waiting for the disk. */
const NOTIFY = `WITH quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true)) SELECT pg_notify($1, $2) FROM quick`;

/** A NOTIFY takes a lock that all commits share, so commits of a few milliseconds are announced together. */
const GATHER_MS = 25;

const RECONNECT_MS = 1_000;

/** Payloads of NOTIFY end at 8,000 bytes. */
const MOST_BYTES = 7_500;

interface Message {
  readonly from: string;
  readonly announcements: readonly Announcement[];
}

/** Carries announcements between processes by NOTIFY. They are hints: nothing is lost but time when one is missed. */
export class Announcements {
  private readonly process = randomUUID();
  private readonly waiting = new Map<string, Announcement>();
  private listening?: PoolClient;
  private timer?: NodeJS.Timeout;
  private stopped = false;
  /** Called for announcements without a name. */
  onRequest: () => void = () => undefined;

  constructor(
    private readonly pool: Pool,
    private readonly heard: (announcement: Announcement) => void,
    private readonly log: EngineLogger,
  ) {}

  async start(): Promise<void> {
    this.stopped = false;
    await this.listen();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.waiting.size > 0) await this.flush();
    this.listening?.removeAllListeners('error').on('error', () => undefined);
    this.listening?.release(true);
    this.listening = undefined;
  }

  send(announcement: Announcement): void {
    for (const name of announcement.names.length === 0 ? [''] : announcement.names) this.gather(name, announcement);
    if (!this.stopped) this.timer ??= setTimeout(() => void this.flush(), GATHER_MS);
  }

  private gather(name: string, { position, lists, reset }: Announcement): void {
    const earlier = this.waiting.get(name);
    const all = earlier ? [...new Set([...earlier.lists, ...lists])] : lists;
    this.waiting.set(name, { names: name === '' ? [] : [name], position, lists: all, reset: reset || (earlier?.reset ?? false) });
  }

  private async flush(): Promise<void> {
    this.timer = undefined;
    const announcements = passedTogether([...this.waiting.values()]);
    this.waiting.clear();
    try {
      for (const payload of this.payloads(announcements)) await this.pool.query(NOTIFY, [CHANNEL, payload]);
    } catch (error) {
      if (!this.stopped) this.log.warn('Changes could not be announced to other processes', { error });
    }
  }

  /** One message, or one for each announcement where they are too long together. */
  private payloads(announcements: readonly Announcement[]): string[] {
    const together = JSON.stringify({ from: this.process, announcements });
    if (Buffer.byteLength(together) <= MOST_BYTES) return [together];
    return announcements.map((announcement) => JSON.stringify({ from: this.process, announcements: [announcement] }));
  }

  private async listen(): Promise<void> {
    const client = await this.pool.connect();
    client.on('error', () => undefined);
    try {
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      client.release(true);
      throw error;
    }
    // Nobody would give it back, and the pool's end waits for it.
    if (this.stopped) return client.release(true);
    client.on('notification', ({ payload }) => this.attempt(payload ?? ''));
    client.once('error', (error) => {
      this.listening = undefined;
      client.release(error);
      this.listenAgain();
    });
    this.listening = client;
  }

  private listenAgain(): void {
    if (this.stopped) return;
    setTimeout(() => {
      if (this.stopped) return;
      this.listen().catch((error: unknown) => {
        this.log.warn('Not connected to other processes', { error });
        this.listenAgain();
      });
    }, RECONNECT_MS).unref();
  }

  /** Whatever is heard, from whomever: a hint that cannot be read ends no process. */
  private attempt(payload: string): void {
    try {
      this.receive(payload);
    } catch (error) {
      this.log.warn('What another process announced could not be read', { error });
    }
  }

  private receive(payload: string): void {
    const { from, announcements } = JSON.parse(payload) as Message;
    if (from === this.process) return;
    for (const announcement of announcements) {
      if (announcement.names.length === 0) this.onRequest();
      else this.heard(announcement);
    }
  }
}

/** Those whose rows did not change differ in nothing but their names. */
function passedTogether(announcements: readonly Announcement[]): Announcement[] {
  const passed = new Map<Position, string[]>();
  const others: Announcement[] = [];
  for (const announcement of announcements) {
    const { names, position, lists, reset } = announcement;
    const changed = names.length === 0 || lists.length > 0 || reset;
    if (changed) others.push(announcement);
    else if (passed.get(position)?.push(...names) === undefined) passed.set(position, [...names]);
  }
  return [...others, ...[...passed].map(([position, names]) => ({ names, position, lists: [], reset: false }))];
}
