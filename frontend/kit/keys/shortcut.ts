export const shortcutGroups = ['Anywhere', 'Go to', 'This page', 'In a list', 'In a form'] as const;
export type ShortcutGroup = (typeof shortcutGroups)[number];

/** One line of the sheet behind `?`, and what the keys do. */
export interface Shortcut {
  /** Pressed one after the other: `['g', 'c']`. `Mod+k` is Ctrl-K, on a Mac ⌘K. */
  readonly keys: readonly string[];
  readonly words: string;
  readonly group: ShortcutGroup;
  /** Absent where something else listens already and the sheet only tells of it. */
  readonly run?: () => void;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** How a key is named in `keys`; undefined for what belongs to the browser or the system. */
export function nameOfKey({ key, ctrlKey, metaKey, altKey }: Pressed): string | undefined {
  if (altKey || ['Shift', 'Control', 'Meta', 'Alt'].includes(key)) return undefined;
  return ctrlKey || metaKey ? `Mod+${key.toLowerCase()}` : key;
}

/** @returns the shortcut that these keys complete; 'begun' when they may become one; undefined when they mean nothing */
export function shortcutFor(pressed: readonly string[], table: readonly Shortcut[]): Shortcut | 'begun' | undefined {
  const begun = table.filter(({ keys, run }) => run && pressed.every((key, index) => keys[index] === key));
  return begun.findLast(({ keys }) => keys.length === pressed.length) ?? (begun.length > 0 ? 'begun' : undefined);
}

/** Needs no second hand: these may collide with what somebody types or says, and can be switched off (WCAG 2.1.4). */
export function isSingleKey({ keys }: Shortcut): boolean {
  return keys.every((key) => key.length === 1);
}
