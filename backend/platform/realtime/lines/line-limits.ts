import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Settings } from '../../config/settings.js';
import { TOO_MUCH_SENT } from './line-refusals.rules.js';
import type { LiveSocket } from '../live-socket.js';
import { TokenBucket, type Rate } from './token-bucket.js';
import { unsent } from '../unsent.js';

type Connection = LiveSocket['conn'];

/** A screen that comes back asks for all that it shows at once, and then for a few things a minute. */
const OF_LINE: Rate = { burst: 400, perSecond: 20 };
/** So much of it for each page that a person may have open. */
const BURST_PER_PAGE = 25;
const PER_PERSON_PER_SECOND = 50;
/** A line costs as much as some messages: a session is looked up, and what it had open is closed. */
const CONNECTING_COSTS = 10;

/** Who takes nothing is not written for without end. */
const MOST_UNSENT = 1_000;

const PEOPLE_REMEMBERED = 10_000;
/** So long the reason may take to be sent. */
const LAST_WORDS_MS = 1_000;

/** Holds each line, and all lines of a person, to a rate of messages, and cuts those that send more. */
@Injectable()
export class LineLimits {
  private readonly log = new Logger(LineLimits.name);
  private readonly people = new LRUCache<number, TokenBucket>({ max: PEOPLE_REMEMBERED });
  private readonly sockets = new WeakMap<Connection, LiveSocket>();
  private readonly ofPerson: Rate;

  constructor({ socketsPerPerson }: Settings) {
    this.ofPerson = { burst: Math.max(2 * OF_LINE.burst, BURST_PER_PAGE * socketsPerPerson), perSecond: PER_PERSON_PER_SECOND };
  }

  /** @returns whether the person may open a line now */
  mayConnect(person: number): boolean {
    return this.bucketOf(person).take(CONNECTING_COSTS, performance.now());
  }

  /** From the first packet on: each costs, whether it is a message or not. */
  watch(conn: Connection, person: number): void {
    const own = new TokenBucket(OF_LINE, performance.now());
    // The packet that joins is paid for: a line that is cut before it cannot be told why.
    let paid = true;
    conn.on('packet', () => {
      const now = performance.now();
      const within = own.take(1, now) && (paid || this.bucketOf(person).take(1, now));
      paid = false;
      if (!within || unsent(conn) > MOST_UNSENT) this.cut(conn, person);
    });
  }

  /** Its screen can be told from now on why it is cut. */
  joined(socket: LiveSocket): void {
    this.sockets.set(socket.conn, socket);
  }

  cut(conn: Connection, person: number): void {
    this.log.warn(`A line of user ${person} was cut: it sent, or was sent, more than anybody's screen does`);
    const socket = this.sockets.get(conn);
    socket?.emit('cut', { reason: TOO_MUCH_SENT });
    if (socket) socket.disconnect(true);
    else conn.close();
    // A connection of its own is not read any more; one that polls may be a proxy's, and others' too.
    if (conn.request.headers.upgrade !== undefined) setTimeout(() => conn.request.socket.destroy(), LAST_WORDS_MS).unref();
  }

  private bucketOf(person: number): TokenBucket {
    const known = this.people.get(person) ?? new TokenBucket(this.ofPerson, performance.now());
    this.people.set(person, known);
    return known;
  }
}
