import { toldAt, toldIn, type Told } from './cut-words.js';

/** Who only passes is told nothing. */
const REST_MS = 450;

/** What holds these, as a list or a dialog does, is a place and not a thing: nobody wants all that is cut in it at once. */
const STOPS = 'a, button, input, select, textarea, [tabindex], [role=row]';

/** Tells what was cut short where the pointer rests or the focus is; undefined when that is over. @returns how to stop */
export function watchForTips(tell: (told: Told | undefined) => void): () => void {
  let awaited: Told | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expect = (told: Told | undefined) => {
    if (told?.element === awaited?.element && told?.words === awaited?.words) return;
    clearTimeout(timer);
    awaited = told;
    tell(undefined);
    if (told) timer = setTimeout(() => tell(told), REST_MS);
  };
  const over = () => expect(undefined);
  const onPointer = ({ target, pointerType }: PointerEvent) => {
    // The tip itself may be pointed at, to be read at leisure.
    if (pointerType !== 'touch' && target instanceof Element && !target.closest('.tip')) expect(toldAt(target));
  };
  const onFocus = () => expect(focusedWords());
  const onKeyUp = ({ key }: KeyboardEvent) => key !== 'Escape' && onFocus();
  const ended = new AbortController();
  const on = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => unknown) =>
    document.addEventListener(name, listener, { capture: true, passive: true, signal: ended.signal });
  on('pointerover', onPointer);
  on('focusin', onFocus);
  on('keyup', onKeyUp);
  (['pointerdown', 'focusout', 'keydown', 'scroll'] as const).forEach((name) => on(name, over));
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}

/** Of what the keyboard is on: in a list the row that is active in it. */
function focusedWords(): Told | undefined {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible') || focused.matches('textarea')) return undefined;
  const active = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '');
  if (active) return toldIn(active);
  return focused.querySelector(STOPS) ? undefined : toldIn(focused);
}
