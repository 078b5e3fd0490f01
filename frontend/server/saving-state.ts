/** The code of an answer to a save that the event store has not answered yet (backend/platform/http/problems/problem-of.ts). */
export const STILL_SAVING = 'still-saving';

/** Longer than the server tries; after that the person decides. */
export const SAVING_AT_MOST_MS = 60_000;

/** How many saves take longer than usual, for the bar that says so. */
class SavingState {
  private late = 0;
  private readonly watchers = new Set<() => void>();

  get isLate(): boolean {
    return this.late > 0;
  }

  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  /** A save is late. @returns what says that it is answered */
  begin(): () => void {
    this.count(1);
    return () => this.count(-1);
  }

  private count(by: number): void {
    this.late += by;
    this.watchers.forEach((watcher) => watcher());
  }
}

export const savingState = new SavingState();
