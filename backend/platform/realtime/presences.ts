import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { KeyedQueue } from '../concurrency/keyed-queue.js';
import { Notifications } from '../database/notifications.js';
import type { LiveServer, LiveSocket } from './live-socket.js';
import { visibilityOf } from '../lists/list-visibility.js';
import type { ListDefinition } from '../lists/list-registry.js';
import { OpenRecords, type RecordName } from './open-records.js';
import { PresenceVisibility } from './presence-visibility.js';
import { PresenceTable } from './presence-table.js';
import type { OpenRecord } from './protocol.js';
import type { Room, Rooms } from './rooms.js';

const CHANNEL = 'presence_changed';
const BEAT_MS = 10_000;

/** Tells people who else has a record open, whichever process they are connected to. */
@Injectable()
export class Presences {
  readonly records = new OpenRecords();
  private readonly processId = randomUUID();
  private readonly log = new Logger(Presences.name);
  private server: LiveServer | undefined;
  private rooms: Rooms | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopListening: () => void = () => undefined;
  /** Of one socket what came first counts first, and nobody hears an older state after a newer one. */
  private readonly queue = new KeyedQueue();
  /** Records whose turn to be told of has yet to come. */
  private readonly untold = new Set<string>();

  constructor(
    private readonly table: PresenceTable,
    private readonly notifications: Notifications,
    private readonly visibility: PresenceVisibility,
  ) {}

  start(server: LiveServer, rooms: Rooms): void {
    this.server = server;
    this.rooms = rooms;
    this.stopListening = this.notifications.listen(CHANNEL, (payload) => void this.attempt(() => this.tellAll(JSON.parse(payload) as RecordName)));
    this.timer = setInterval(() => void this.attempt(() => this.beat()), BEAT_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.stopListening();
    await this.attempt(async () => this.announce(await this.table.closeAll({ processId: this.processId })));
  }

  /** @returns false for a record that is not there for them */
  open(socket: LiveSocket, record: OpenRecord, definition: ListDefinition): Promise<boolean> {
    const { actor, userId } = socket.data.session;
    this.records.add(socket, record);
    return this.queue.run(socket.id, async () => {
      const seen = await this.visibility.seen({ definition, visibility: visibilityOf(definition, socket.data.session) }, [record.key]);
      if (!seen.has(record.key)) {
        this.records.remove(socket, record);
        return false;
      }
      // A socket that went meanwhile has left its rooms already, and leaves none once more.
      if (!socket.connected) return false;
      await socket.join(openRoom(record));
      await this.table.open(this.processId, socket.id, record, { userId: String(userId), name: actor.name });
      // It may have gone while the row was written.
      if (!socket.connected) await this.table.close(socket.id, record);
      await this.announce([record]);
      return true;
    });
  }

  close(socket: LiveSocket, record: RecordName): Promise<void> {
    this.records.remove(socket, record);
    return this.queue.run(socket.id, async () => {
      await socket.leave(openRoom(record));
      await this.table.close(socket.id, record);
      await this.announce([record]);
    });
  }

  /** Out of the records of lists that it may not see any more. */
  async keepTo(socket: LiveSocket, mayStay: (list: string) => boolean): Promise<void> {
    const lost = this.records.of(socket).filter(({ list }) => !mayStay(list));
    await this.attempt(async () => void (await Promise.all(lost.map((record) => this.close(socket, record)))));
  }

  async closeAll(socket: LiveSocket): Promise<void> {
    this.records.forget(socket);
    await this.attempt(async () => this.announce(await this.table.closeAll({ socketId: socket.id })));
  }

  /** Says to one socket who is where in what it begins to follow. */
  async tell(socket: LiveSocket, room: Room): Promise<void> {
    const { definition: { list }, key } = room;
    const say = async () => {
      const presences = key === undefined ? await this.table.ofList(list) : [await this.table.at({ list, key })];
      const seen = await this.visibility.seen(room, presences.map((presence) => presence.key));
      for (const presence of presences) if (seen.has(presence.key)) socket.emit('presence', presence);
    };
    await this.attempt(() => this.queue.run(`told ${list}`, say));
  }

  /** What is told of a list takes turns: who was asked for earlier must not be told later. */
  private async tellAll(record: RecordName): Promise<void> {
    const name = openRoom(record);
    // Its turn, which has yet to come, tells who is there by then.
    if (this.untold.has(name)) return;
    this.untold.add(name);
    await this.queue.run(`told ${record.list}`, async () => {
      this.untold.delete(name);
      await this.tellWhoIsThere(record);
    });
  }

  private async tellWhoIsThere(record: RecordName): Promise<void> {
    const following = this.rooms?.following(record.list).filter(({ key }) => key === undefined || key === record.key) ?? [];
    const concerned = await Promise.all(following.map(async (room) => ((await this.visibility.seen(room, [record.key])).has(record.key) ? [room.name] : [])));
    const audience = [openRoom(record), ...concerned.flat()];
    const present = audience.some((room) => this.server?.of('/').adapter.rooms.has(room));
    if (present) this.server?.to(audience).emit('presence', await this.table.at(record));
  }

  private async announce(records: readonly RecordName[]): Promise<void> {
    for (const { list, key } of records) await this.notifications.notify(CHANNEL, JSON.stringify({ list, key }));
  }

  private async beat(): Promise<void> {
    await this.table.beat(this.processId);
    await this.announce(await this.table.sweep());
  }

  /** Presence is a courtesy: when the database is away, it must not take anything else with it. */
  private async attempt(work: () => Promise<void>): Promise<void> {
    await work().catch((error: Error) => this.log.warn(`Who is where is not known: ${error.message}`));
  }
}

function openRoom({ list, key }: RecordName): string {
  return `open ${list}|${key}`;
}
