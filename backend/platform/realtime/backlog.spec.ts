import { EVERYTHING } from '../../../projections/lists/list-visibility.js';
import { EventEmitter } from 'node:events';
import { Backlog } from './backlog.js';
import type { LiveSocket } from './live-socket.js';
import type { Room } from './rooms.js';

/** As much of a socket as a backlog looks at. */
class StuckSocket {
  readonly conn = Object.assign(new EventEmitter(), { writeBuffer: [] as unknown[] });
  readonly joined = new Set(['list boats||']);
  readonly told: unknown[] = [];

  join(name: string): void {
    this.joined.add(name);
  }

  leave(name: string): void {
    this.joined.delete(name);
  }

  emit(event: string, message: unknown): void {
    this.told.push([event, message]);
  }

  queue(messages: number): void {
    this.conn.writeBuffer = Array.from({ length: messages });
    if (messages === 0) this.conn.emit('drain');
  }
}

function roomOf(socket: StuckSocket): Room {
  const members = new Set([socket as unknown as LiveSocket]);
  return { name: 'list boats||', definition: { list: 'boats' } as Room['definition'], lacking: '', visibility: EVERYTHING, members };
}

describe('A socket that cannot keep up', () => {
  it('is sent nothing more, and fetches again once its line is free', () => {
    const socket = new StuckSocket();
    const room = roomOf(socket);
    const backlog = new Backlog(3);
    socket.queue(4);
    backlog.setAside(room);
    backlog.setAside(room);
    expect([...socket.joined]).toEqual([]);
    socket.conn.emit('drain');
    expect(socket.told).toEqual([]);
    socket.queue(0);
    expect([...socket.joined]).toEqual([room.name]);
    expect(socket.told).toEqual([['refetch', { list: 'boats' }]]);
  });

  it('stays away from what it has left meanwhile', () => {
    const socket = new StuckSocket();
    const room = roomOf(socket);
    const backlog = new Backlog(3);
    socket.queue(4);
    backlog.setAside(room);
    room.members.clear();
    socket.queue(0);
    expect(socket.joined.size + socket.told.length).toBe(0);
  });

  it('is nobody whose few messages are on their way', () => {
    const socket = new StuckSocket();
    socket.queue(3);
    new Backlog(3).setAside(roomOf(socket));
    expect(socket.joined.size).toBe(1);
  });
});
