import { Injectable, Logger } from '@nestjs/common';
import type { PermissionSet } from '../auth/permissions.js';
import { Sessions } from '../auth/sessions/sessions.js';
import { ListRegistry, mayOpen } from '../lists/list-registry.js';
import { ListPushes } from './list-pushes.js';
import type { LiveSocket } from './live-socket.js';
import { Presences } from './presences.js';
import { RecordRooms } from './record-rooms.js';

/** Sessions also run out by themselves, which nobody announces. */
const LOOK_AGAIN_MS = 30_000;

/** Keeps sockets to what their session may do now: it can end or lose permissions while they are open. */
@Injectable()
export class SocketSessions {
  private readonly log = new Logger(SocketSessions.name);
  private readonly sockets = new Set<LiveSocket>();
  private stopListening: () => void = () => undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly sessions: Sessions,
    private readonly lists: ListRegistry,
    private readonly pushes: ListPushes,
    private readonly records: RecordRooms,
    private readonly presences: Presences,
  ) {}

  start(): void {
    this.stopListening = this.sessions.onChange((userId) => this.lookAgain((socket) => socket.data.session.userId === userId));
    this.timer = setInterval(() => this.lookAgain(() => true), LOOK_AGAIN_MS);
  }

  stop(): void {
    clearInterval(this.timer);
    this.stopListening();
  }

  add(socket: LiveSocket): void {
    this.sockets.add(socket);
  }

  remove(socket: LiveSocket): void {
    this.sockets.delete(socket);
  }

  private lookAgain(concerned: (socket: LiveSocket) => boolean): void {
    for (const socket of this.sockets) if (concerned(socket)) void this.check(socket);
  }

  private async check(socket: LiveSocket): Promise<void> {
    try {
      const session = await this.sessions.peek(socket.handshake.headers);
      // Who has to set up a second step sees nothing before it, at routes nor here.
      if (!session || session.needsSecondStep) return this.end(socket);
      const before = socket.data.session.permissions;
      socket.data.session = session;
      if (!sameAs(before, session.permissions)) this.readmit(socket);
    } catch (error) {
      this.log.warn(`A session could not be checked: ${(error as Error).message}`);
    }
  }

  private end(socket: LiveSocket): void {
    socket.emit('session');
    socket.disconnect(true);
  }

  /** Out of what it may not see any more; into the room of those who see the same where it sees more or less than before. */
  private readmit(socket: LiveSocket): void {
    const { permissions } = socket.data.session;
    for (const room of this.pushes.rooms.of(socket)) {
      const { definition, key } = room;
      this.pushes.rooms.leave(socket, definition.list, key);
      if (!mayOpen(definition, permissions)) continue;
      const now = this.pushes.rooms.join(socket, definition, key, socket.data.session);
      if (now.name !== room.name) socket.emit('refetch', { list: definition.list });
    }
    this.records.readmit(socket);
    void this.presences.keepTo(socket, (list) => {
      const definition = this.lists.find(list);
      return definition !== undefined && mayOpen(definition, permissions);
    });
    socket.emit('session');
  }
}

function sameAs(before: PermissionSet, after: PermissionSet): boolean {
  return before.size === after.size && [...before].every((permission) => after.has(permission));
}
