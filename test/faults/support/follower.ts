import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import type { ListPage } from '../../../backend/platform/lists/list.dto.js';
import type { ClientToServer, Presence, PushedChange, PushedChanges, ServerToClient } from '../../../backend/platform/realtime/protocol.js';
import { lineOptions } from '../../../frontend/server/live/line-options.js';
import type { SignedIn } from '../../support/start-app.js';

type Row = Readonly<Record<string, unknown>>;

/** A screen that shows a whole list and follows it: fetches it when told to, and applies what is pushed. */
export class Follower {
  readonly rows = new Map<string, Row>();
  readonly pushed: PushedChange[] = [];
  readonly presences: Presence[] = [];
  /** Changes of a row that came after a newer one of it. The same one may come again when a list is followed anew. */
  readonly outOfOrder: PushedChange[] = [];
  fetches = 0;
  /** Tries to get the line back. */
  tries = 0;
  sessionNews = 0;
  private readonly newest = new Map<string, string>();
  private fetching: Promise<void> = Promise.resolve();

  private constructor(
    readonly socket: Socket<ServerToClient, ClientToServer>,
    private readonly list: string,
    private readonly key: string,
    private readonly who: SignedIn,
    private readonly within: string,
  ) {
    socket.on('changes', (changes) => (this.fetching = this.fetching.then(() => this.apply(changes))));
    socket.on('refetch', () => (this.fetching = this.fetching.then(() => this.fetch())));
    socket.on('presence', (presence) => this.presences.push(presence));
    socket.on('session', () => this.sessionNews++);
    socket.io.on('reconnect_attempt', () => this.tries++);
    socket.io.on('reconnect', () => (this.fetching = this.fetching.then(() => this.fetch())));
  }

  /** @param key the field that names a row @param within of the address it fetches by: a part of the list; what is pushed is all of it */
  static async of(list: string, key: string, url: string, who: SignedIn, within = ''): Promise<Follower> {
    const socket = io(url, { ...lineOptions, transports: ['websocket'], forceNew: true, extraHeaders: { cookie: who.cookie } });
    const follower = new Follower(socket, list, key, who, within);
    await once(socket as never, 'connect');
    await follower.fetch();
    return follower;
  }

  close(): void {
    this.socket.disconnect();
  }

  private async fetch(): Promise<void> {
    const page = await this.who.get<ListPage>(`/api/lists/${this.list}?limit=500${this.within}`);
    this.rows.clear();
    this.newest.clear();
    for (const row of page.rows) this.rows.set(String(row[this.key]), row);
    this.fetches++;
    const answer = await this.socket.emitWithAck('follow', { list: this.list, position: page.position });
    if (answer.ok && answer.refetch) await this.fetch();
  }

  private apply({ list, changes }: PushedChanges): void {
    if (list !== this.list) return;
    for (const change of changes) {
      if (change.position < (this.newest.get(change.key) ?? '')) this.outOfOrder.push(change);
      this.newest.set(change.key, change.position);
      this.pushed.push(change);
      if (change.row) this.rows.set(change.key, change.row);
      else this.rows.delete(change.key);
    }
  }
}
