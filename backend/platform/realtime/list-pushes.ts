import { Injectable, Logger } from '@nestjs/common';
import { Mutex } from 'async-mutex';
import type { Position } from '../../../events/store/event-store.js';
import { ChangeFeed, type ListChanges, type ListSignal } from '../../../projections/engine/changes/change-feed.js';
import { EVERYTHING, isVisible, type Visibility } from '../../../projections/lists/list-visibility.js';
import { picked } from '../../../projections/lists/picked.js';
import { withoutFields } from '../auth/hidden-fields.js';
import { ListReader, type ListRow } from '../lists/list-reader.js';
import type { ListDefinition } from '../lists/list-registry.js';
import { Backlog } from './backlog.js';
import type { LiveServer, LiveSocket } from './live-socket.js';
import { Paced } from './paced.js';
import type { FollowAnswer, PushedChange, PushedChanges } from './protocol.js';
import { roomName, Rooms, type Room } from './rooms.js';
import { unsent } from './unsent.js';

/** Changes are gathered so long; the first after a quiet time goes out at once. */
const GATHER_MS = 20;

/** Who is told to fetch a list again is left alone for a while: an import must not make every screen fetch for ever. */
const AFTER_REFETCH_MS = 2_000;

/** Wake-ups between processes can be lost, so followed lists are looked at this often without one. */
const LOOK_ANYWAY_MS = 2_000;

interface Followed {
  /** What has been pushed so far. */
  position: Position;
  readonly pushing: Paced;
  /** It goes before what nobody has on a screen. */
  readonly unwatch: () => void;
  /** Catching up and pushing take turns, so that nobody gets an older row after a newer one. */
  readonly mutex: Mutex;
}

/** Pushes changed rows to who follows their list: loaded once, written once for each set of visible fields. */
@Injectable()
export class ListPushes {
  readonly rooms = new Rooms();
  readonly backlog = new Backlog();
  private readonly log = new Logger(ListPushes.name);
  private readonly followed = new Map<string, Followed>();
  private server: LiveServer | undefined;
  private stopListening: () => void = () => undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly feed: ChangeFeed,
    private readonly reader: ListReader,
  ) {}

  start(server: LiveServer): void {
    this.server = server;
    this.stopListening = this.feed.subscribe((signal) => this.hear(signal));
    this.timer = setInterval(() => this.followed.forEach(({ pushing }) => pushing.poke()), LOOK_ANYWAY_MS);
  }

  stop(): void {
    clearInterval(this.timer);
    this.stopListening();
    this.followed.forEach(({ pushing }) => pushing.stop());
  }

  /** Sends one socket what it missed since `position`; from then on it gets what everybody gets. */
  async catchUp(socket: LiveSocket, room: Room, position: Position): Promise<FollowAnswer> {
    try {
      return await this.sendMissed(socket, room, position);
    } catch (error) {
      this.failed(room.definition.list, error as Error);
      return { ok: true, refetch: true, position };
    }
  }

  private sendMissed(socket: LiveSocket, room: Room, position: Position): Promise<FollowAnswer> {
    const { list } = room.definition;
    return this.inTurn(list, async () => {
      // Nothing was known of the list: whatever the client holds may have changed between its fetch and now.
      const missed = position === '' ? 'too far back' : await this.feed.changesSince(list, position);
      if (missed === 'too far back') return { ok: true, refetch: true, position: await this.feed.checkpoint(list) };
      const changes = missed.changes.filter(({ key }) => room.key === undefined || key === room.key);
      // Whoever asks and takes nothing would have all of it kept for them.
      if (changes.length > 0 && unsent(socket.conn) > 0) return { ok: true, refetch: true, position: missed.position };
      if (changes.length > 0) socket.emit('changes', visible(await this.pushed(room.definition, { ...missed, changes }), room));
      return { ok: true, refetch: false, position: missed.position };
    });
  }

  private hear({ list, reset }: ListSignal): void {
    const followed = this.followed.get(list);
    if (!followed) return;
    if (reset) this.inTurn(list, (current) => this.tellToRefetch(list, current)).catch((error: Error) => this.failed(list, error));
    followed.pushing.poke();
  }

  /** From now on the list's changes are pushed; those who come later catch up on their own. */
  private begin(list: string): Followed {
    const followed: Followed = { position: '', pushing: new Paced(() => this.push(list)), unwatch: this.feed.watch(list), mutex: new Mutex() };
    // Where it is unknown for now, the next push begins at the start of the log, or finds that it is too far back.
    void followed.mutex.runExclusive(() => this.feed.checkpoint(list).then((position) => (followed.position = position), () => undefined));
    this.followed.set(list, followed);
    return followed;
  }

  private async push(list: string): Promise<number> {
    const rooms = this.rooms.following(list);
    if (rooms.length === 0) {
      this.followed.get(list)?.pushing.stop();
      this.followed.get(list)?.unwatch();
      this.followed.delete(list);
      return 0;
    }
    try {
      return await this.inTurn(list, (followed) => this.pushSince(rooms[0]!.definition, followed));
    } catch (error) {
      this.failed(list, error as Error);
      return LOOK_ANYWAY_MS;
    }
  }

  private failed(list: string, { message }: Error): void {
    this.log.warn(`Changes of ${list} could not be pushed: ${message}`);
  }

  private async pushSince(definition: ListDefinition, followed: Followed): Promise<number> {
    const missed = await this.feed.changesSince(definition.list, followed.position);
    if (missed === 'too far back') return this.tellToRefetch(definition.list, followed);
    if (missed.changes.length > 0) this.broadcast(await this.pushed(definition, missed));
    followed.position = missed.position;
    return GATHER_MS;
  }

  private async tellToRefetch(list: string, followed: Followed): Promise<number> {
    followed.position = await this.feed.checkpoint(list);
    for (const room of this.rooms.following(list)) this.server?.to(room.name).emit('refetch', { list });
    return AFTER_REFETCH_MS;
  }

  private broadcast(all: PushedChanges): void {
    for (const room of this.rooms.following(all.list)) {
      this.backlog.setAside(room);
      const changes = all.changes.filter(({ key }) => room.key === undefined || key === room.key);
      if (changes.length === 0) continue;
      const audience = this.server?.to(room.name);
      // Who follows the whole list has the row from there.
      const rest = room.key === undefined ? audience : audience?.except(roomName(all.list, undefined, room.lacking));
      rest?.emit('changes', visible({ ...all, changes }, room));
    }
  }

  /** The changes with their rows as they are now, every field. */
  private async pushed(definition: ListDefinition, { changes, position, rowOf }: ListChanges): Promise<PushedChanges> {
    const keys = changes.filter(({ operation }) => operation === 'put').map(({ key }) => key);
    const fields = definition.query.visibleFields(EVERYTHING);
    const known = this.reader.isWhole(definition) ? rowsKnown(keys, fields, rowOf) : new Map<string, ListRow>();
    const read = await this.reader.unhiddenRows(definition, keys.filter((key) => !known.has(key)));
    const rows = new Map([...known, ...read]);
    return {
      list: definition.list,
      position,
      changes: changes.map(({ list: _, operation: __, ...change }): PushedChange => {
        const row = rows.get(change.key) ?? null;
        return { ...change, operation: row ? 'put' : 'delete', row };
      }),
    };
  }

  private inTurn<T>(list: string, work: (followed: Followed) => Promise<T>): Promise<T> {
    const followed = this.followed.get(list) ?? this.begin(list);
    return followed.mutex.runExclusive(() => work(followed));
  }
}

/** As the list's own query would read them; not where it looks up more than their table holds. */
function rowsKnown(keys: readonly string[], fields: readonly string[], rowOf: ListChanges['rowOf']): Map<string, ListRow> {
  const known = new Map<string, ListRow>();
  for (const key of keys) {
    const row = rowOf?.(key) as ListRow | undefined;
    if (row && fields.every((field) => field in row)) known.set(key, picked(row, fields));
  }
  return known;
}

function visible(all: PushedChanges, { visibility, definition }: Room): PushedChanges {
  const pushed = definition.untold ? { ...all, changes: all.changes.map(({ changed: _, ...change }) => ({ ...change, by: '', eventType: '' })) } : all;
  if (visibility.hidden.size === 0 && visibility.only.length === 0) return pushed;
  const shown = new Set(definition.query.visibleFields(visibility));
  return { ...pushed, changes: pushed.changes.map((change) => changeSeen(change, visibility, shown)) };
}

/** A row out of sight may have been in it before, so it is gone; who did what to it is not told. */
function changeSeen(change: PushedChange, visibility: Visibility, shown: ReadonlySet<string>): PushedChange {
  const { changed, ...rest } = change;
  if (!change.row && visibility.only.length === 0) return { ...rest, row: null };
  if (!change.row || !isVisible(change.row, visibility)) return { ...rest, operation: 'delete', by: '', eventType: '', row: null };
  // What a reader is held to may have brought the row into their sight: for them it came, from where they are not told.
  const came = changed?.some((field) => visibility.only.some((only) => only.field === field));
  const seen = came ? undefined : changed?.filter((field) => shown.has(field));
  return { ...rest, row: withoutFields(change.row, visibility.hidden), ...(came && { by: '', eventType: '' }), ...(seen && { changed: seen }) };
}
