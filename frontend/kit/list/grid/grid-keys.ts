import type { SelectHow } from './selection.js';

export type GridStep = { readonly do: 'move'; readonly to: number; readonly how: SelectHow } | { readonly do: 'open' | 'peek' | 'close' };

interface Keys {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** What a key does in a grid of `length` rows whose active row is at `place`. */
export function gridStep({ key, shiftKey }: Keys, place: number, length: number, rowsOnScreen: number): GridStep | undefined {
  if (key === 'Enter') return { do: 'open' };
  if (key === ' ') return { do: 'peek' };
  if (key === 'Escape') return { do: 'close' };
  const to = target(key, place, length, rowsOnScreen);
  if (to === undefined || length === 0) return undefined;
  return { do: 'move', to: Math.min(length - 1, Math.max(0, to)), how: shiftKey ? 'range' : 'only' };
}

function target(key: string, place: number, length: number, rowsOnScreen: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return place + 1;
    case 'ArrowUp':
      return place < 0 ? 0 : place - 1;
    case 'PageDown':
      return Math.max(place, 0) + rowsOnScreen;
    case 'PageUp':
      return place - rowsOnScreen;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return undefined;
  }
}
