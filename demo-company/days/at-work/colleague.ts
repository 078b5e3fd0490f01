import { io, type Socket } from 'socket.io-client';
import type { ClientToServer, OpenRecord, ServerToClient } from '../../../backend/platform/realtime/protocol.js';

export interface ReadRecord<Of> {
  readonly record: Of;
  readonly revision: number;
}

/** Somebody of the demo at a screen of their own: whatever they do goes through the API, and their name stands where others see it. */
export class Colleague {
  /** Records that others have open, as their screen shows it: the last one first. */
  private others: readonly Pick<OpenRecord, 'list' | 'key'>[] = [];
  private readonly socket: Socket<ServerToClient, ClientToServer>;

  constructor(
    private readonly url: string,
    private readonly userId: number,
    private readonly token: string,
  ) {
    this.socket = io(url, { transports: ['websocket'], extraHeaders: { authorization: `Bearer ${token}` } });
    this.socket.on('presence', ({ list, key, people }) => {
      const rest = this.others.filter((record) => record.list !== list || record.key !== key);
      this.others = people.some((person) => person.userId !== String(this.userId)) ? [{ list, key }, ...rest] : rest;
    });
  }

  leaves(): void {
    this.socket.disconnect();
  }

  /** Keys of a list's records that somebody else looks at. */
  openedByOthers(list: string): readonly string[] {
    return this.others.filter((record) => record.list === list).map(({ key }) => key);
  }

  follows(list: string, position: string): void {
    this.socket.emit('follow', { list, position }, () => undefined);
  }

  opens(record: OpenRecord): void {
    this.socket.emit('open', record);
  }

  closes(record: Pick<OpenRecord, 'list' | 'key'>): void {
    this.socket.emit('close', record);
  }

  async reads<Of>(path: string): Promise<ReadRecord<Of>> {
    const response = await this.sends('GET', path);
    const record = (await response.json()) as Of;
    return { record, revision: Number(/\d+/.exec(response.headers.get('ETag') ?? '')?.[0]) };
  }

  /** Over that revision only: what somebody saved meanwhile is not written over. */
  async saves(path: string, body: object, revision: number): Promise<void> {
    await this.sends('PUT', path, { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', 'If-Match': `"${revision}"` } });
  }

  private async sends(method: string, path: string, { body, headers }: { readonly body?: string; readonly headers?: Readonly<Record<string, string>> } = {}): Promise<Response> {
    const response = await fetch(`${this.url}${path}`, { method, body: body ?? null, headers: { ...headers, authorization: `Bearer ${this.token}` } });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    return response;
  }
}
