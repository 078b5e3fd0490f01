const LOOK_MS = 3_000;

/** Since when something is away that requests need: a request that fails says so, and looking says when it is back. */
export class AwayState {
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

  /** Calls back each time it has come back. @returns what ends it */
  whenBack(callback: () => void): () => void {
    return this.watch(() => !this.away && callback());
  }

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
