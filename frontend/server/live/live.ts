import type { Socket } from 'socket.io-client';
import { SIGN_IN_FIRST, TOO_MANY_LINES, TOO_MANY_LINES_HERE, TOO_MUCH_SENT } from '../../../backend/platform/realtime/lines/line-refusals.rules.js';
import type { ClientToServer, Follow, OpenRecord, Person, ServerToClient } from '../../../backend/platform/realtime/protocol.js';
import { OFFLINE_AFTER_MS, type ConnectionState } from './connection-state.js';
import { Follows, type Followed, type LiveListener } from './follows.js';
import { lineOptions } from './line-options.js';
import { Presences } from './presences.js';
import { RecordFollows, type RecordListener } from './record-follows.js';
import { refusalIn } from './refusal-in.js';
import { RetryDelay } from './retry-delay.js';

type LiveSocket = Socket<ServerToClient, ClientToServer>;
type OpenSocket = (typeof import('socket.io-client'))['io'];

/** The server holds no line for the page until something else ends. */
const CROWDED: ReadonlySet<string> = new Set([TOO_MANY_LINES, TOO_MANY_LINES_HERE, TOO_MUCH_SENT]);

const AGAIN_AFTER_MS = 2_000;

/** A server that is busy catching up others answers late. */
const ANSWERED_WITHIN_MS = 10_000;

const CONNECTING: ConnectionState = { kind: 'connecting' };

/** A list that is filtered anew is let go and followed again: so long the people there stay in sight. */
const LEFT_AFTER_MS = 1_000;

/** The one line to the server: what is followed survives a broken line and catches up by itself. */
export class Live {
  private socket: LiveSocket | undefined;
  /** Somebody is signed in: there is to be a line. */
  private wanted = false;
  private readonly follows = new Follows();
  private readonly records = new RecordFollows();
  private readonly presences = new Presences();
  private readonly retryDelay = new RetryDelay();
  private readonly watchers = new Set<() => void>();
  private readonly sessionWatchers = new Set<() => void>();
  private connection: ConnectionState = CONNECTING;
  private offlineTimer: ReturnType<typeof setTimeout> | undefined;
  private againTimer: ReturnType<typeof setTimeout> | undefined;
  private leftTimer: ReturnType<typeof setTimeout> | undefined;

  connect(): void {
    if (this.wanted) return;
    this.wanted = true;
    void this.fetchClient();
    window.addEventListener('offline', this.unplugged);
    window.addEventListener('online', this.pluggedIn);
  }

  /** The client library comes after the first paint, which needs no line yet. */
  private async fetchClient(): Promise<void> {
    const client = await import('socket.io-client').catch(() => undefined);
    if (!this.wanted || this.socket) return;
    if (client) return this.openLine(client.io);
    this.lost();
    this.againTimer = setTimeout(() => this.wanted && void this.fetchClient(), AGAIN_AFTER_MS);
  }

  private openLine(io: OpenSocket): void {
    // A browser does not tell why it got no websocket; the answer to a request that polls can be read.
    const socket: LiveSocket = io({ transports: ['websocket', 'polling'], tryAllTransports: true, ...lineOptions });
    this.socket = socket;
    socket.on('connect', () => this.connected());
    socket.on('disconnect', () => this.lost());
    socket.on('connect_error', (error) => this.refused(error));
    socket.on('changes', (changes) => this.follows.pushed(changes));
    socket.on('refetch', ({ list }) => this.follows.refetch(list));
    socket.on('moved', (moved) => this.records.moved(moved));
    socket.on('readAgain', ({ stream }) => this.records.readAgain(stream));
    socket.on('session', () => this.tellOfSession());
    socket.on('cut', ({ reason }) => this.crowded(reason));
    socket.on('presence', (presence) => {
      this.presences.heard(presence);
      this.tell();
    });
  }

  disconnect(): void {
    this.wanted = false;
    window.removeEventListener('offline', this.unplugged);
    window.removeEventListener('online', this.pluggedIn);
    clearTimeout(this.againTimer);
    clearTimeout(this.leftTimer);
    this.socket?.off();
    this.socket?.disconnect();
    this.socket = undefined;
    this.presences.forget();
    this.become(CONNECTING);
  }

  /** @param position of the data held; the server sends what came after it. @returns what ends it */
  follow(followed: Followed, position: string, listener: LiveListener): () => void {
    const request = this.follows.add(followed, position, listener);
    if (this.socket?.connected) this.ask(request);
    return () => {
      if (this.follows.remove(followed, listener)) this.socket?.emit('unfollow', followed);
      this.left();
    };
  }

  /** @param stream of a record, from now on; where it moved meanwhile the listener is told at once. @returns what ends it */
  followRecord(stream: string, listener: RecordListener): () => void {
    this.records.add(stream, listener);
    this.askForRecord(stream);
    return () => {
      if (this.records.remove(stream, listener)) this.socket?.emit('unfollowRecord', { stream });
    };
  }

  /** Tells the others that this record is open here. @returns what ends it */
  open(record: OpenRecord): () => void {
    const owner = {};
    this.presences.open(owner, record);
    this.socket?.emit('open', record);
    return () => {
      const closed = this.presences.close(owner);
      if (closed) this.socket?.emit('close', { list: closed.list, key: closed.key });
      this.left();
    };
  }

  peopleAt(list: string, key: string): readonly Person[] {
    return this.presences.at(list, key);
  }

  everybody(): readonly Person[] {
    return this.presences.all();
  }

  /** Changes whenever anybody comes or goes. */
  get presenceVersion(): number {
    return this.presences.version;
  }

  /** A line over which nothing is followed is not live. */
  get state(): ConnectionState {
    return this.connection.kind === 'live' && this.follows.failing ? CONNECTING : this.connection;
  }

  /** Calls back when the connection state or who is where changes. */
  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  /** Calls back when the session ended or its permissions changed. */
  watchSession(watcher: () => void): () => void {
    this.sessionWatchers.add(watcher);
    return () => this.sessionWatchers.delete(watcher);
  }

  private connected(): void {
    // While the line was down somebody may have signed in in another window, or lost permissions.
    if (this.connection.kind !== 'connecting') this.tellOfSession();
    this.retryDelay.connected(Date.now());
    this.become({ kind: 'live' });
    this.follows.requests().forEach((request) => this.ask(request));
    this.records.streams().forEach((stream) => this.askForRecord(stream));
    this.presences.mine().forEach((record) => this.socket?.emit('open', record));
  }

  private ask(request: Follow): void {
    this.socket?.timeout(ANSWERED_WITHIN_MS).emit('follow', request, (lost, answer) => {
      const again = this.follows.answered(request, lost ? { ok: false, reason: 'No answer came', again: true } : answer);
      if (again) setTimeout(() => this.socket?.connected && this.follows.concerns(again.list, again.key ?? '') && this.ask(again), AGAIN_AFTER_MS);
      this.tell();
    });
  }

  private askForRecord(stream: string): void {
    if (!this.socket?.connected || !this.records.has(stream)) return;
    this.socket.emit('followRecord', { stream }, (answer) => {
      this.records.answered(stream, answer);
      if (!answer.ok && answer.again) setTimeout(() => this.askForRecord(stream), AGAIN_AFTER_MS);
    });
  }

  /** A server that lets nobody in without a session, or cannot ask now, ends the line: the client library would not try again. */
  private refused(error: Error): void {
    const refusal = refusalIn(error, this.socket?.active === false);
    if (refusal !== undefined && CROWDED.has(refusal)) {
      // The client library would ask again every three seconds.
      this.socket?.disconnect();
      this.crowded(refusal);
    } else if (this.connection.kind === 'crowded') this.connection = CONNECTING;
    this.lost();
    if (refusal === SIGN_IN_FIRST) this.tellOfSession();
  }

  private crowded(reason: string): void {
    this.become({ kind: 'crowded', reason });
  }

  private lost(): void {
    this.presences.forget();
    if (this.socket && !this.socket.active) this.tryAgainSoon(this.socket);
    if (this.connection.kind === 'offline' || this.connection.kind === 'reconnecting' || this.connection.kind === 'crowded') return;
    const since = new Date();
    this.become({ kind: 'reconnecting', since });
    this.offlineTimer = setTimeout(() => this.become({ kind: 'offline', since }), OFFLINE_AFTER_MS);
  }

  private tryAgainSoon(socket: LiveSocket): void {
    clearTimeout(this.againTimer);
    const delay = this.connection.kind === 'crowded' ? this.retryDelay.next(Date.now()) : AGAIN_AFTER_MS;
    this.againTimer = setTimeout(() => socket === this.socket && socket.connect(), delay);
  }

  /** The browser knows at once that the network is gone; the socket would wait for its heartbeat. */
  private readonly unplugged = (): void => {
    this.socket?.io.engine?.close();
    this.become({ kind: 'offline', since: 'since' in this.connection ? this.connection.since : new Date() });
  };

  private readonly pluggedIn = (): void => {
    this.socket?.connect();
  };

  /** Who was at what this browser has left is nobody it is told about further. */
  private left(): void {
    clearTimeout(this.leftTimer);
    this.leftTimer = setTimeout(() => {
      this.presences.keepTo(({ list, key }) => this.follows.concerns(list, key));
      this.tell();
    }, LEFT_AFTER_MS);
  }

  private become(state: ConnectionState): void {
    clearTimeout(this.offlineTimer);
    this.connection = state;
    this.tell();
  }

  private tellOfSession(): void {
    this.sessionWatchers.forEach((watcher) => watcher());
  }

  private tell(): void {
    this.watchers.forEach((watcher) => watcher());
  }
}

export const live = new Live();
