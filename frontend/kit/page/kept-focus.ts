import { useEffect } from 'react';

/** Blueprint's overlays: the focus comes back from them to where it was on the page. */
const FLOATING = '.bp6-portal';
const ASKING = '[role=dialog], [role=alertdialog]';

interface Held {
  readonly element: HTMLElement;
  /** Where the focus goes when the element has gone, the nearest first. */
  readonly homes: readonly HTMLElement[];
}

/**
 * What has the focus may go from the page or rest for a while: a form that shuts, a row that is taken out, a button that
 * waits for its answer. The browser then puts the focus nowhere. It comes back to the same place, or to the table or the
 * heading of the card that it was in, or else to the heading of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let held: Held | undefined;
    const hold = (element: unknown) => {
      if (element instanceof HTMLElement && element !== document.body && !element.closest(FLOATING)) held = { element, homes: homesOf(element) };
    };
    const onFocusIn = ({ target }: FocusEvent) => hold(target);
    // Somebody clicked on the bare page: the focus is meant to be nowhere.
    const onFocusOut = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (held && target === held.element && isNowhere() && held.element.isConnected && !isResting(held.element)) held = undefined;
      });
    const observer = new MutationObserver(() => {
      if (held && isNowhere() && !document.querySelector(ASKING)) bringBack(held);
    });
    // A first field has it already.
    hold(document.activeElement);
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
      observer.disconnect();
    };
  }, []);
}

function homesOf(element: HTMLElement): readonly HTMLElement[] {
  const homes = [element.closest<HTMLElement>('[role=grid]'), element.closest('section')?.querySelector('h2')];
  return homes.filter((home) => home != null);
}

function bringBack({ element, homes }: Held): void {
  if (element.isConnected && isResting(element)) return;
  const page = document.querySelector<HTMLElement>('main h1');
  for (const place of [element, ...homes.map(asItIsNow), ...(page ? [page] : [])]) {
    if (/^H\d$/.test(place.tagName)) place.tabIndex = -1;
    place.focus({ preventScroll: true });
    if (!isNowhere()) return;
  }
}

/** A card that was drawn anew is the same card to whoever was in it. */
function asItIsNow(home: HTMLElement): HTMLElement {
  if (home.isConnected) return home;
  return [...document.querySelectorAll<HTMLElement>('main section h2')].find(({ textContent }) => textContent === home.textContent) ?? home;
}

/** "Please wait…" */
function isResting(element: HTMLElement): boolean {
  return element.matches(':disabled');
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
