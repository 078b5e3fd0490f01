import type { LiveSocket } from './live-socket.js';
import type { Room } from './rooms.js';
import { unsent } from './unsent.js';

/** Messages that wait for the network: who has more is not queued for any longer. */
const MOST_WAITING = 64;

/** Sockets that cannot keep up: they get no changes, and fetch again once the line is free. */
export class Backlog {
  private readonly lagging = new Map<LiveSocket, Set<Room>>();

  constructor(private readonly mostWaiting = MOST_WAITING) {}

  /** Takes the slow members out of what the room is about to be sent. */
  setAside(room: Room): void {
    for (const socket of room.members) {
      if (this.lagging.get(socket)?.has(room) || unsent(socket.conn) <= this.mostWaiting) continue;
      this.lag(socket, room);
    }
  }

  forget(socket: LiveSocket): void {
    this.lagging.delete(socket);
  }

  private lag(socket: LiveSocket, room: Room): void {
    const rooms = this.lagging.get(socket);
    void socket.leave(room.name);
    if (rooms) return void rooms.add(room);
    this.lagging.set(socket, new Set([room]));
    const caughtUp = (): void => {
      if (unsent(socket.conn) > 0) return;
      socket.conn.off('drain', caughtUp);
      this.resume(socket);
    };
    socket.conn.on('drain', caughtUp);
  }

  private resume(socket: LiveSocket): void {
    const rooms = this.lagging.get(socket) ?? [];
    this.lagging.delete(socket);
    for (const room of rooms) {
      if (!room.members.has(socket)) continue;
      void socket.join(room.name);
      socket.emit('refetch', { list: room.definition.list });
    }
  }
}
