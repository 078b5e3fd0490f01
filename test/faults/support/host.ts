import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { tourResults, tourSlots, tourStatuses } from '../../../events/tours/tour.enums.js';
import { signedIn, type SignedIn } from '../../support/start-app.js';
import { Follower } from './follower.js';
import type { Random } from './random.js';

/** What is done to a tour, and the event that it leaves behind. */
interface Wish {
  readonly method: 'PUT' | 'POST';
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly event: string;
}

export interface Deed extends Wish {
  readonly key: string;
  readonly tourId: number;
  /** Name of the gift, where one was given or taken back. */
  readonly gift?: string;
  /** How often it was sent until an answer came. */
  sent: number;
  status: number;
  changed: boolean;
}

export interface Gift {
  readonly giftTypeId: number;
  readonly giftName: string;
}

export interface Floor {
  readonly day: string;
  readonly tours: readonly number[];
  readonly gifts: readonly Gift[];
  /** Where the product is served; one of them may be away. */
  readonly urls: readonly string[];
}

const MOST_BETWEEN_MS = 1_500;
const RETRY_MS = 100;
const PATIENCE_MS = 60_000;

/** Somebody at work on the tours of a day with the board open, who goes to the next backend when theirs is away and sends again what was not answered. */
export class Host {
  readonly deeds: Deed[] = [];
  board!: Follower;
  private at: number;
  private moving: Promise<void> | undefined;

  private constructor(
    private readonly token: string,
    private readonly floor: Floor,
    private readonly random: Random,
    at: number,
  ) {
    this.at = at;
  }

  static async begin(token: string, floor: Floor, random: Random, at: number): Promise<Host> {
    const host = new Host(token, floor, random, at);
    await host.openBoard();
    return host;
  }

  /** What the board shows of the day, by tour. */
  shown(fields: readonly string[]): Record<string, unknown> {
    const rows = [...this.board.rows].filter(([, row]) => row['tourDate'] === this.floor.day);
    return Object.fromEntries(rows.map(([key, row]) => [key, fields.map((field) => row[field])]));
  }

  async work(until: AbortSignal): Promise<void> {
    while (!until.aborted) {
      const deed = this.next();
      this.deeds.push(deed);
      await this.send(deed);
      await pause(this.random.between(0, MOST_BETWEEN_MS));
    }
    await this.moving;
  }

  leave(): void {
    this.board.close();
  }

  private get url(): string {
    return this.floor.urls[this.at % this.floor.urls.length]!;
  }

  private get here(): SignedIn {
    return signedIn(this.url, this.token);
  }

  private next(): Deed {
    const tourId = this.random.pick(this.floor.tours);
    return { ...this.wish(`/api/Tours/${tourId}`), key: randomUUID(), tourId, sent: 0, status: 0, changed: false };
  }

  private wish(tour: string): Wish & { gift?: string } {
    const { giftTypeId, giftName } = this.random.pick(this.floor.gifts);
    const wishes: readonly (Wish & { gift?: string })[] = [
      { method: 'POST', path: `${tour}/Gifts`, event: 'GiftGiven', body: { giftTypeId }, gift: giftName },
      { method: 'POST', path: `${tour}/Gifts`, event: 'GiftGiven', body: { giftTypeId }, gift: giftName },
      { method: 'POST', path: `${tour}/Gifts/TakeBack`, event: 'GiftTakenBack', body: { giftName }, gift: giftName },
      { method: 'PUT', path: `${tour}/Status`, event: 'TourStatusChanged', body: { tourStatus: this.random.pick(tourStatuses) } },
      { method: 'PUT', path: `${tour}/Result`, event: 'TourResultRecorded', body: { tourResult: this.random.pick(tourResults) } },
      { method: 'PUT', path: tour, event: 'TourRescheduled', body: { scheduledStartTime: this.random.pick(tourSlots) } },
      { method: 'PUT', path: tour, event: 'TourDetailsRevised', body: { notes: `Note ${this.random.between(1, 1_000_000)}` } },
    ];
    return this.random.pick(wishes);
  }

  /** Again with the same key until somebody answers, as a screen does. */
  private async send(deed: Deed): Promise<void> {
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await pause(RETRY_MS)) {
      const at = this.at;
      deed.sent++;
      try {
        const { method, path, body } = deed;
        const response = await this.here.fetch(path, { method, body, headers: { 'Idempotency-Key': deed.key } });
        const answer = (await response.json()) as { changed?: boolean };
        if (response.status < 500) return void Object.assign(deed, { status: response.status, changed: answer.changed ?? false });
      } catch {
        // Nobody there, or gone before the answer was.
        if (this.at === at) await (this.moving ??= this.moveOn());
      }
    }
    throw new Error(`Nobody answered ${deed.path}`);
  }

  private async moveOn(): Promise<void> {
    this.at++;
    this.board.close();
    await this.openBoard();
    this.moving = undefined;
  }

  private async openBoard(): Promise<void> {
    const filters = encodeURIComponent(JSON.stringify([{ field: 'tourDate', op: 'is', value: this.floor.day }]));
    this.board = await Follower.of('tour-list', 'tourId', this.url, this.here, `&filters=${filters}`);
  }
}
