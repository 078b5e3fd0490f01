/** What a page asks for longer than this after the last sign of a person, it asks for by itself. */
const ALONE_AFTER_MS = 60_000;

/** A pointer that moves is none: browsers also say so when something moves under it. Of a screen reader's press they tell the click alone. */
const SIGNS = ['pointerdown', 'keydown', 'click', 'input', 'wheel', 'touchmove'] as const;

/** Whether somebody is at this page: what an open page fetches by itself must not keep a session alive (`decisions.md A22`). */
export class Attention {
  /** Somebody opened the page. */
  private lastSign = Date.now();

  watch(page: EventTarget): void {
    for (const sign of SIGNS) page.addEventListener(sign, this.seen, { capture: true, passive: true });
  }

  get isAlone(): boolean {
    return Date.now() - this.lastSign > ALONE_AFTER_MS;
  }

  private readonly seen = (): void => {
    this.lastSign = Date.now();
  };
}

export const attention = new Attention();
