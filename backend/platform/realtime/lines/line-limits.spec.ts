import { jest } from '@jest/globals';
import { EventEmitter } from 'node:events';
import { LineLimits } from './line-limits.js';
import type { LiveSocket } from '../live-socket.js';

class Line extends EventEmitter {
  readonly request = { headers: {} };
  readonly writeBuffer: unknown[] = [];
  readonly close = jest.fn();
  readonly told: unknown[] = [];
  disconnected = false;

  send(packets: number): void {
    for (let index = 0; index < packets && !this.disconnected && this.close.mock.calls.length === 0; index++) this.emit('packet', { type: 'message' });
  }

  get socket(): LiveSocket {
    const emit = (...message: unknown[]) => this.told.push(message);
    return { conn: this, emit, disconnect: () => (this.disconnected = true) } as unknown as LiveSocket;
  }
}

describe('A line', () => {
  let limits: LineLimits;
  beforeEach(() => {
    jest.useFakeTimers();
    limits = new LineLimits({ socketsPerPerson: 40 } as never);
  });
  afterEach(() => jest.useRealTimers());

  const watched = (person: number, joined = true): Line => {
    const line = new Line();
    limits.watch(line as unknown as LiveSocket['conn'], person);
    if (joined) limits.joined(line.socket);
    return line;
  };

  it('is told why it is cut when it sends more than a screen does', () => {
    const line = watched(1);
    line.send(400);
    expect(line.disconnected).toBe(false);
    line.send(100);
    expect(line.disconnected).toBe(true);
    expect(line.told).toEqual([['cut', { reason: 'This page asked for too much at once' }]]);
  });

  it('shares what its person may send with their other lines, and not with others', () => {
    const lines = Array.from({ length: 4 }, () => watched(1));
    lines.forEach((line) => line.send(350));
    expect(lines.map(({ disconnected }) => disconnected)).toEqual([false, false, true, true]);
    const other = watched(2);
    other.send(350);
    expect(other.disconnected).toBe(false);
  });

  it('that sends a burst now and then stays', () => {
    const line = watched(1);
    for (let minute = 0; minute < 5; minute++) {
      line.send(400);
      jest.advanceTimersByTime(60_000);
    }
    expect(line.disconnected).toBe(false);
  });

  it('that only connects and sends is closed as well', () => {
    const line = watched(1, false);
    line.send(500);
    expect(line.close).toHaveBeenCalled();
  });

  it('is cut when it takes nothing of what it is sent', () => {
    const line = watched(1);
    line.writeBuffer.length = 1_001;
    line.send(1);
    expect(line.disconnected).toBe(true);
  });

  it('that was let in can join, and be told, also when its person has sent all they may', () => {
    while (limits.mayConnect(1));
    [watched(1), watched(1)].forEach((line) => line.send(9));
    const line = watched(1);
    line.send(1);
    expect(line.disconnected).toBe(false);
    line.send(1);
    expect(line.told).toEqual([['cut', { reason: 'This page asked for too much at once' }]]);
  });

  it('may not be opened again and again', () => {
    const tries = Array.from({ length: 200 }, () => limits.mayConnect(1));
    expect(tries.filter(Boolean).length).toBeGreaterThanOrEqual(100);
    expect(tries.at(-1)).toBe(false);
    expect(limits.mayConnect(2)).toBe(true);
  });
});
