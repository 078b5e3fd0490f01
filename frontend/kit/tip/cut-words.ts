/** What is told of something on the page, and where it stands. */
export interface Told {
  readonly element: HTMLElement;
  readonly words: string;
}

/** A word in a cell stands a few boxes below what shows that it is cut. */
const ABOVE = 4;

/** What is to be told where the pointer is: what an element says of itself with `data-tip`, or its own words where they are cut short. */
export function toldAt(target: Element): Told | undefined {
  // The browser tells that by itself.
  if (target.closest('[title]')) return undefined;
  return toldAbove(target) ?? toldOf([...target.children]);
}

/** The same of what has the focus; of a row, all that is cut in it. */
export function toldIn(focused: Element): Told | undefined {
  if (focused.closest('[title], [data-tips=off]')) return undefined;
  return toldAbove(focused) ?? toldOf([...focused.querySelectorAll('*')]);
}

function toldAbove(target: Element): Told | undefined {
  for (let element: Element | null = target, steps = 0; element && steps < ABOVE; element = element.parentElement, steps++) {
    const told = toldOf([element]);
    if (told) return told;
  }
  return undefined;
}

function toldOf(elements: readonly Element[]): Told | undefined {
  const told = elements.filter((element) => element instanceof HTMLElement).flatMap((element) => tellingOf(element) ?? []);
  const [first] = told;
  return first && { element: first.element, words: [...new Set(told.map(({ words }) => words))].join('\n') };
}

function tellingOf(element: HTMLElement): Told | undefined {
  const words = element.dataset['tip'] ?? (isCut(element) ? element.textContent.trim() : '');
  return words === '' ? undefined : { element, words };
}

function isCut(element: HTMLElement): boolean {
  return element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis';
}
