import { Injectable } from '@nestjs/common';
import { Settings } from '../../config/settings.js';
import { SemaphoresByPerson } from '../../concurrency/semaphores-by-person.js';
import { BoundedSemaphore } from '../../concurrency/bounded-semaphore.js';
import type { LiveSocket } from '../live-socket.js';

/** So many lines of one person are held open in this process: each may follow much, and is told of all of it. */
@Injectable()
export class OwnLines {
  private readonly lines: SemaphoresByPerson;

  constructor({ socketsPerPerson }: Settings) {
    this.lines = new SemaphoresByPerson(() => new BoundedSemaphore(socketsPerPerson, 0, 0));
  }

  /** A line counts until it is cut, whatever became of the socket on it. @throws NoPlaceFree */
  async enter(person: number, { conn }: LiveSocket): Promise<void> {
    const leave = await this.lines.enter(person);
    if (conn.readyState === 'open') conn.once('close', leave);
    else leave();
  }
}
