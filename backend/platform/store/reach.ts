import { StoreUnavailable } from '../../../events/store/event-store.js';

/** A healthy store answers much sooner; a call that waits longer makes somebody look, ms. */
const DOUBT_MS = 300;
/** One that refuses says so at once. One that is silent may be EventStoreDB holding its breath, which takes up to a second now and then. */
const ANSWER_MS = 1_200;
const LOOK_AGAIN_MS = 1000;

export interface ReachOptions {
  /** Asks the store once. Rejects when it cannot serve. */
  readonly probe: () => Promise<void>;
  /** Told each time that it goes away or comes back. */
  readonly onChange: (away: boolean) => void;
}

/**
 * Whether a store can be reached. A call that gets no answer for a moment is no proof, so the store is asked by itself;
 * while that fails too, further calls are refused at once instead of each waiting out its patience.
 */
export class Reach {
  private begun = false;
  private away = false;
  private looking = false;
  private closed = false;
  private again: NodeJS.Timeout | undefined;
  /** So many calls were answered. */
  private answered = 0;
  private readonly readers = new Set<(gone: StoreUnavailable) => void>();

  constructor(private readonly options: ReachOptions) {}

  /** Until here nobody doubts: a store that is just waking up answers its first calls late, and the start waits for it. */
  begin(): void {
    this.begun = true;
  }

  /** @throws StoreUnavailable while the store is away */
  require(): void {
    if (this.away) throw isAway();
  }

  /** A call that changes nothing waits no longer than until the store is known to be away. @throws StoreUnavailable */
  async read<T>(work: () => Promise<T>): Promise<T> {
    this.require();
    let giveUp: (gone: StoreUnavailable) => void = () => undefined;
    const gone = new Promise<never>((_, reject) => this.readers.add((giveUp = reject)));
    try {
      return await Promise.race([this.watch(work), gone]);
    } finally {
      this.readers.delete(giveUp);
    }
  }

  /** A call that has begun goes on however long it takes, even once the store is known to be away: it may have been written. */
  async watch<T>(work: () => Promise<T>): Promise<T> {
    const doubt = setInterval(() => this.look(), DOUBT_MS);
    try {
      const answer = await work();
      this.answered++;
      this.found();
      return answer;
    } catch (error) {
      if (error instanceof StoreUnavailable) this.look();
      throw error;
    } finally {
      clearInterval(doubt);
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.again);
  }

  private look(): void {
    if (!this.begun || this.looking || this.closed) return;
    this.looking = true;
    const before = this.answered;
    void this.answers().then((answers) => {
      this.looking = false;
      // A store with much to do may keep the one waiting who asks, and answer others meanwhile.
      if (answers || this.answered > before) this.found();
      else this.lost();
    });
  }

  private found(): void {
    clearTimeout(this.again);
    this.become(false);
  }

  private lost(): void {
    if (this.closed) return;
    this.become(true);
    for (const giveUp of this.readers) giveUp(isAway());
    this.again = setTimeout(() => this.look(), LOOK_AGAIN_MS).unref();
  }

  private become(away: boolean): void {
    if (this.away === away) return;
    this.away = away;
    this.options.onChange(away);
  }

  private async answers(): Promise<boolean> {
    let clock: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      // A process that was too busy to listen finds an answer that has come in time after its clocks.
      clock = setTimeout(() => setImmediate(() => resolve(false)), ANSWER_MS);
    });
    const asked = this.options.probe().then(
      () => true,
      () => false,
    );
    return Promise.race([asked, late]).finally(() => clearTimeout(clock));
  }
}

function isAway(): StoreUnavailable {
  return new StoreUnavailable('The event store is away');
}
