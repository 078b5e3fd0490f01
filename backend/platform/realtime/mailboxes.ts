import { Injectable } from '@nestjs/common';
import { KeyedQueue } from '../concurrency/keyed-queue.js';
import { SemaphoresByPerson } from '../concurrency/semaphores-by-person.js';
import { NoPlaceFree, BoundedSemaphore } from '../concurrency/bounded-semaphore.js';
import { LineCounts } from './lines/line-counts.js';
import { LineLimits } from './lines/line-limits.js';
import type { LiveSocket } from './live-socket.js';

/** Of one person so many lines are worked for at a time, and each line's messages one after another. */
const AT_ONCE = 2;
/** The burst of a line, and of a person: see `line-limits.ts`. */
const MOST_WAITING = { line: 400, person: 1_000 };
/** After that the database does not answer, and the screen asks again on a new line. */
const PATIENCE_MS = 60_000;

/** One mailbox a line, so that nobody waits behind the messages of anybody else. */
@Injectable()
export class Mailboxes {
  private readonly queue = new KeyedQueue();
  private readonly people = new SemaphoresByPerson(() => new BoundedSemaphore(AT_ONCE, PATIENCE_MS));
  private readonly lines = new LineCounts<LiveSocket>();
  private readonly persons = new LineCounts<number>();

  constructor(private readonly limits: LineLimits) {}

  /** @returns undefined for a line that is gone, or had more waiting than may wait */
  async take<T>(socket: LiveSocket, work: () => Promise<T>): Promise<T | undefined> {
    const person = socket.data.session.userId;
    if (this.lines.of(socket) >= MOST_WAITING.line || this.persons.of(person) >= MOST_WAITING.person) {
      this.limits.cut(socket.conn, person);
      return undefined;
    }
    this.lines.begin(socket);
    this.persons.begin(person);
    try {
      return await this.queue.run(socket.id, () => this.inPlace(socket, person, work));
    } finally {
      this.lines.end(socket);
      this.persons.end(person);
    }
  }

  private async inPlace<T>(socket: LiveSocket, person: number, work: () => Promise<T>): Promise<T | undefined> {
    if (!socket.connected) return undefined;
    const leave = await this.people.enter(person).catch((error: unknown) => {
      if (!(error instanceof NoPlaceFree)) throw error;
      socket.disconnect(true);
    });
    if (!leave) return undefined;
    try {
      return socket.connected ? await work() : undefined;
    } finally {
      leave();
    }
  }
}
