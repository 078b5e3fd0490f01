import type { LiveSocket } from './live-socket.js';
import type { OpenRecord } from './protocol.js';

export type RecordName = Pick<OpenRecord, 'list' | 'key'>;

/** Which records the sockets of this process have open. */
export class OpenRecords {
  private readonly bySocket = new Map<LiveSocket, Map<string, RecordName>>();

  of(socket: LiveSocket): RecordName[] {
    return [...(this.bySocket.get(socket)?.values() ?? [])];
  }

  has(socket: LiveSocket, record: RecordName): boolean {
    return this.bySocket.get(socket)?.has(nameOf(record)) ?? false;
  }

  add(socket: LiveSocket, record: RecordName): void {
    const open = this.bySocket.get(socket) ?? new Map<string, RecordName>();
    this.bySocket.set(socket, open.set(nameOf(record), record));
  }

  remove(socket: LiveSocket, record: RecordName): void {
    const open = this.bySocket.get(socket);
    open?.delete(nameOf(record));
    if (open?.size === 0) this.bySocket.delete(socket);
  }

  forget(socket: LiveSocket): void {
    this.bySocket.delete(socket);
  }
}

function nameOf({ list, key }: RecordName): string {
  return `${list}|${key}`;
}
