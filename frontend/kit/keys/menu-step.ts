/**
 * Where a key leads in a menu, as screen readers announce menus; Blueprint's know only the Tab key.
 * @param at the item that has the focus, -1 for none
 */
export function menuStep(key: string, at: number, labels: readonly string[]): number | undefined {
  const last = labels.length - 1;
  switch (key) {
    case 'ArrowDown':
      return at === last ? 0 : at + 1;
    case 'ArrowUp':
      return at <= 0 ? last : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return key.length === 1 && key !== ' ' ? nextWith(key, at, labels) : undefined;
  }
}

function nextWith(letter: string, at: number, labels: readonly string[]): number | undefined {
  const inOrder = labels.map((_, index) => (at + 1 + index) % labels.length);
  return inOrder.find((index) => labels[index]!.toLowerCase().startsWith(letter.toLowerCase()));
}
