import { keepInWindow, type KeptInWindow } from '../../server/kept-in-window.js';

/** What pages hold that must outlive them when they break: what was typed in forms, and which forms stood open. */
export class BreakKeeper implements KeptInWindow {
  private readonly held = new Map<string, unknown>();
  private saved = new Map<string, unknown>();
  private place = '';

  /** Says what a part of a page holds now. */
  hold(name: string, value: unknown): void {
    this.held.set(name, value);
  }

  letGo(name: string): void {
    this.held.delete(name);
  }

  /** The page of this address broke: what its parts hold waits for them. */
  pageBroke(place: string): void {
    if (this.place !== place) this.saved = new Map();
    this.place = place;
    for (const [name, value] of this.held) this.saved.set(name, value);
  }

  get keepsSomething(): boolean {
    return this.saved.size > 0;
  }

  /** What waits for a part of the page of this address. */
  waiting(place: string, name: string): unknown {
    return this.place === place ? this.saved.get(name) : undefined;
  }

  /** The part has it back. */
  taken(name: string): void {
    this.saved.delete(name);
  }

  /** Whoever goes to another page wants none of it back, nor does who comes to this one next. */
  wentTo(place: string): void {
    if (this.place !== place) this.drop();
  }

  /** Nobody wants any of it back. */
  drop(): void {
    this.saved.clear();
  }
}

export const breakKeeper = new BreakKeeper();

keepInWindow(breakKeeper);
