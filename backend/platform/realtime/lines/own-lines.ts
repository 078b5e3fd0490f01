import { Injectable } from '@nestjs/common';
import { Settings } from '../../config/settings.js';
import { OwnPlaces } from '../../places/own-places.js';
import { Places } from '../../places/places.js';
import type { LiveSocket } from '../live-socket.js';

/** So many lines of one person are held open in this process: each may follow much, and is told of all of it. */
@Injectable()
export class OwnLines {
  private readonly lines: OwnPlaces;

  constructor({ socketsPerPerson }: Settings) {
    this.lines = new OwnPlaces(() => new Places(socketsPerPerson, 0, 0));
  }

  /** A line counts until it is cut, whatever became of the socket on it. @throws NoPlaceFree */
  async enter(person: number, { conn }: LiveSocket): Promise<void> {
    const leave = await this.lines.enter(person);
    if (conn.readyState === 'open') conn.once('close', leave);
    else leave();
  }
}
