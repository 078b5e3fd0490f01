import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { connect } from './connection.js';

const CHANNEL = 'event_store';
const THROTTLE = 20;
const RECONNECT = 1000;

/**
 * Tells other processes that there is something new, and hears it from them: a hint only, readers poll as well.
 * NOTIFY stays out of the append transaction, where it would take a lock over the whole server, and is throttled.
 */
export class WakeUps {
  private readonly self = randomUUID();
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly onWake: () => void,
  ) {}

  async open(): Promise<void> {
    const client = await connect(this.url);
    if (this.closed) return client.end();
    this.client = client;
    client.on('notification', ({ payload }) => {
      if (payload !== this.self) this.onWake();
    });
    client.once('end', () => void this.reopen());
    // A notification needs no durability: without this each would wait for the disk.
    await client.query(`set synchronous_commit = off; listen ${CHANNEL}`);
  }

  tellOthers(): void {
    this.timer ??= setTimeout(() => void this.tell(), THROTTLE).unref();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private async tell(): Promise<void> {
    const telling = this.timer;
    await this.client?.query('select pg_notify($1, $2)', [CHANNEL, this.self]).catch(() => undefined);
    if (this.timer === telling) this.timer = undefined;
  }

  private async reopen(): Promise<void> {
    this.client = undefined;
    while (!this.closed && !this.client) {
      await sleep(RECONNECT, undefined, { ref: false });
      if (!this.closed) await this.open().catch(() => undefined);
    }
    this.onWake();
  }
}
