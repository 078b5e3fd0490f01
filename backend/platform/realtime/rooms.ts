import type { Visibility } from '../../../projections/lists/list-visibility.js';
import type { ListDefinition } from '../lists/list-registry.js';
import { lackingIn, visibilityOf, type Reader } from '../lists/list-visibility.js';
import type { LiveSocket } from './live-socket.js';

/** Everybody who follows the same list, or the same row of it, and sees the same of it: what they get is the same bytes. */
export interface Room {
  /** Name of the Socket.IO room. */
  readonly name: string;
  readonly definition: ListDefinition;
  /** Only this row. */
  readonly key?: string;
  /** The permissions that its members lack. */
  readonly lacking: string;
  readonly visibility: Visibility;
  readonly members: Set<LiveSocket>;
}

/** Who follows what in this process. */
export class Rooms {
  private readonly byList = new Map<string, Map<string, Room>>();
  private readonly bySocket = new Map<LiveSocket, Map<string, Room>>();

  /** Joins, leaving the room of another sight where there was one. */
  join(socket: LiveSocket, definition: ListDefinition, key: string | undefined, reader: Reader): Room {
    this.leave(socket, definition.list, key);
    const room = this.roomFor(definition, key, reader);
    room.members.add(socket);
    const joined = this.bySocket.get(socket) ?? new Map<string, Room>();
    this.bySocket.set(socket, joined.set(followed(definition.list, key), room));
    void socket.join(room.name);
    return room;
  }

  leave(socket: LiveSocket, list: string, key: string | undefined): void {
    const joined = this.bySocket.get(socket);
    const room = joined?.get(followed(list, key));
    if (!joined || !room) return;
    joined.delete(followed(list, key));
    if (joined.size === 0) this.bySocket.delete(socket);
    void socket.leave(room.name);
    this.remove(room, socket);
  }

  leaveAll(socket: LiveSocket): void {
    for (const { definition, key } of this.of(socket)) this.leave(socket, definition.list, key);
  }

  of(socket: LiveSocket): Room[] {
    return [...(this.bySocket.get(socket)?.values() ?? [])];
  }

  following(list: string): Room[] {
    return [...(this.byList.get(list)?.values() ?? [])];
  }

  lists(): string[] {
    return [...this.byList.keys()];
  }

  private roomFor(definition: ListDefinition, key: string | undefined, reader: Reader): Room {
    const lacking = lackingIn(definition, reader);
    const name = roomName(definition.list, key, lacking);
    const rooms = this.byList.get(definition.list) ?? new Map<string, Room>();
    this.byList.set(definition.list, rooms);
    const visibility = visibilityOf(definition, reader);
    const room = rooms.get(name) ?? { name, definition, ...(key === undefined ? {} : { key }), lacking, visibility, members: new Set() };
    rooms.set(name, room);
    return room;
  }

  private remove(room: Room, socket: LiveSocket): void {
    room.members.delete(socket);
    if (room.members.size > 0) return;
    const rooms = this.byList.get(room.definition.list);
    rooms?.delete(room.name);
    if (rooms?.size === 0) this.byList.delete(room.definition.list);
  }
}

export function roomName(list: string, key: string | undefined, lacking: string): string {
  return `list ${list}|${lacking}|${key ?? ''}`;
}

function followed(list: string, key: string | undefined): string {
  return `${list}|${key ?? ''}`;
}
