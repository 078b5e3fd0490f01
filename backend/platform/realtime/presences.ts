import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Turns } from '../commands/turns.js';
import { Notifications } from '../database/notifications.js';
import type { LiveServer, LiveSocket } from './live-socket.js';
import { OpenRecords, type RecordName } from './open-records.js';
import { PresenceTable } from './presence-table.js';
import type { Follow, OpenRecord } from './protocol.js';
import type { Rooms } from './rooms.js';

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
  private readonly turns = new Turns();

  constructor(
    private readonly table: PresenceTable,
    private readonly notifications: Notifications,
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

  open(socket: LiveSocket, record: OpenRecord): Promise<void> {
    const { actor, userId } = socket.data.session;
    this.records.add(socket, record);
    return this.turns.take(socket.id, async () => {
      await socket.join(openRoom(record));
      await this.table.open(this.processId, socket.id, record, { userId: String(userId), name: actor.name });
      // It may have gone while the row was written.
      if (!socket.connected) await this.table.close(socket.id, record);
      await this.announce([record]);
    });
  }

  close(socket: LiveSocket, record: RecordName): Promise<void> {
    this.records.remove(socket, record);
    return this.turns.take(socket.id, async () => {
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
  async tell(socket: LiveSocket, { list, key }: Pick<Follow, 'list' | 'key'>): Promise<void> {
    const say = async () => {
      const presences = key === undefined ? await this.table.ofList(list) : [await this.table.at({ list, key })];
      for (const presence of presences) socket.emit('presence', presence);
    };
    await this.attempt(() => this.turns.take(`told ${list}`, say));
  }

  /** What is told of a list takes turns: who was asked for earlier must not be told later. */
  private tellAll(record: RecordName): Promise<void> {
    return this.turns.take(`told ${record.list}`, () => this.tellWhoIsThere(record));
  }

  private async tellWhoIsThere(record: RecordName): Promise<void> {
    const following = this.rooms?.following(record.list).filter(({ key }) => key === undefined || key === record.key) ?? [];
    const audience = [openRoom(record), ...following.map(({ name }) => name)];
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
