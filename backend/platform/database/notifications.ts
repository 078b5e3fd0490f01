import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Mutex } from 'async-mutex';
import pg from 'pg';

const RECONNECT_AFTER_MS = 500;

/**
 * What processes on one database tell each other. A hint, never the only way to learn a thing: while the connection is
 * down messages are lost, so whoever listens is told of the gap.
 */
@Injectable()
export class Notifications implements OnModuleInit, OnApplicationShutdown {
  private readonly log = new Logger(Notifications.name);
  private readonly listeners = new Map<string, Set<(payload: string) => void>>();
  private readonly gapListeners = new Set<() => void>();
  private client: pg.Client | undefined;
  /** A connection takes one statement at a time. */
  private readonly mutex = new Mutex();
  private closing = false;

  constructor(private readonly pool: pg.Pool) {}

  async onModuleInit(): Promise<void> {
    await this.connect();
  }

  /** Answers how to stop listening. */
  listen(channel: string, listener: (payload: string) => void): () => void {
    const known = this.listeners.get(channel);
    const listeners = known ?? new Set();
    listeners.add(listener);
    this.listeners.set(channel, listeners);
    if (!known && this.client) this.listenOn(this.client, channel).catch((error: Error) => this.log.warn(error.message));
    return () => listeners.delete(listener);
  }

  /** Calls back when messages may have been missed. */
  onGap(listener: () => void): void {
    this.gapListeners.add(listener);
  }

  async notify(channel: string, payload: string): Promise<void> {
    await this.pool.query('SELECT pg_notify($1, $2)', [channel, payload]);
  }

  async onApplicationShutdown(): Promise<void> {
    this.closing = true;
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.pool.options.connectionString, application_name: 'notifications' });
    client.on('notification', ({ channel, payload }) => this.listeners.get(channel)?.forEach((listener) => listener(payload ?? '')));
    client.on('error', () => undefined);
    client.on('end', () => this.reconnectLater(client));
    try {
      await client.connect();
      this.client = client;
      // Nobody else would end it: it was not there yet when the others were.
      if (this.closing) return await client.end();
      for (const channel of this.listeners.keys()) await this.listenOn(client, channel);
    } catch (error) {
      this.log.warn(`Not listening to the database: ${(error as Error).message}`);
      this.client = client;
      await client.end().catch(() => undefined);
    }
  }

  private async listenOn(client: pg.Client, channel: string): Promise<void> {
    await this.mutex.runExclusive(() => client.query(`LISTEN ${pg.escapeIdentifier(channel)}`));
  }

  private reconnectLater(ended: pg.Client): void {
    if (this.closing || this.client !== ended) return;
    this.client = undefined;
    setTimeout(() => void this.reconnect(), RECONNECT_AFTER_MS).unref();
  }

  private async reconnect(): Promise<void> {
    if (this.closing) return;
    await this.connect();
    this.gapListeners.forEach((listener) => listener());
  }
}
