import type { Shortcut } from '../keys/shortcut.js';

/** What the table listens to by itself (grid-keys.ts, header-keys.ts). */
export const listShortcuts: readonly Shortcut[] = [
  { keys: ['ArrowUp'], words: 'Row above', group: 'In a list' },
  { keys: ['ArrowDown'], words: 'Row below; from a column’s name into the rows', group: 'In a list' },
  { keys: ['Enter'], words: 'Open the row, or peek at one without a page; sort by the column', group: 'In a list' },
  { keys: ['Space'], words: 'Peek at the row', group: 'In a list' },
  { keys: ['Shift+ArrowDown'], words: 'Select more rows', group: 'In a list' },
  { keys: ['Shift+←/→'], words: 'Column narrower, wider', group: 'In a list' },
  { keys: ['Shift+Enter'], words: 'Column as wide as what it shows', group: 'In a list' },
  { keys: ['Mod+Shift+←/→'], words: 'Move the column', group: 'In a list' },
];
