import type { Health } from '../../backend/platform/health/health-checks.js';

/** The code of an answer to what needs the event store while it is away (backend/platform/http/problem-of.ts). */
export const STORE_UNAVAILABLE = 'store-unavailable';

const LOOK_MS = 3_000;

/** Since when the server's event store is away: a refused request says so, and health says when it is back. */
export class StoreState {
  private away: Date | undefined;
  private readonly watchers = new Set<() => void>();

  constructor(private readonly isBack: () => Promise<boolean>) {}

  get awaySince(): Date | undefined {
    return this.away;
  }

  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  refused(): void {
    if (this.away) return;
    this.become(new Date());
    this.lookLater();
  }

  private lookLater(): void {
    setTimeout(() => void this.look(), LOOK_MS);
  }

  private async look(): Promise<void> {
    if (await this.isBack().catch(() => false)) this.become(undefined);
    else this.lookLater();
  }

  private become(away: Date | undefined): void {
    this.away = away;
    this.watchers.forEach((watcher) => watcher());
  }
}

/** A 503 that misses something else says so in the same form. */
async function eventStoreIsReady(): Promise<boolean> {
  const health = (await (await fetch('/api/health')).json()) as Partial<Health>;
  return health.parts?.['eventStore']?.ready === true;
}

export const storeState = new StoreState(eventStoreIsReady);
