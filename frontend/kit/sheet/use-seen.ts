import { useState } from 'react';

/** Rows and columns that are drawn, first and last. */
export interface Seen {
  readonly rows: readonly [number, number];
  readonly cols: readonly [number, number];
}

/** What is in sight, told to who asks for it: the table itself is not drawn again because it was scrolled. */
export class SeenCells {
  private seen: Seen = { rows: [0, -1], cols: [0, -1] };
  private readonly listeners = new Set<() => void>();

  readonly now = (): Seen => this.seen;

  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Blueprint tells it after every drawing, also when it is what it was: that must draw nothing. */
  tell(seen: Seen): void {
    if (String([seen.rows, seen.cols]) === String([this.seen.rows, this.seen.cols])) return;
    this.seen = seen;
    // Blueprint tells it while it draws; what follows from it is drawn afterwards.
    queueMicrotask(() => this.listeners.forEach((listener) => listener()));
  }
}

export function useSeenCells(): SeenCells {
  return useState(() => new SeenCells())[0];
}
