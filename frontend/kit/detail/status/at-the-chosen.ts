/** On the item of a menu that is chosen now. */
export const chosenItem = { 'data-chosen': true } as const;

/** A menu that has opened begins at what is chosen now; at its box where nothing is. */
export function atTheChosen(menu: HTMLElement): void {
  menu.querySelector<HTMLElement>('[data-chosen]')?.focus();
}
