import { useEffect } from 'react';

/**
 * One press is one answer: Enter and Space act once, and on what they were pressed on. A dialog that opens meanwhile would else
 * be confirmed by the key that asked for it, for Blueprint's buttons go by the key that comes up, wherever it went down.
 */
export function useWholePresses(): void {
  useEffect(() => {
    const pressedOn = new Map<string, EventTarget | null>();
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.repeat) pressedOn.set(event.key, event.target);
      else if (event.target !== pressedOn.get(event.key) || sendsAgain(event)) refuse(event);
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.target !== pressedOn.get(event.key)) refuse(event);
      pressedOn.delete(event.key);
    };
    // Before anything on the page hears of it.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    window.addEventListener('keyup', onKeyUp, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      window.removeEventListener('keyup', onKeyUp, { capture: true });
    };
  }, []);
}

/** Browsers submit a form again with every repeat; in a long text they are lines. */
function sendsAgain({ key, target }: KeyboardEvent): boolean {
  return key === 'Enter' && !(target instanceof HTMLTextAreaElement);
}

function refuse(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
