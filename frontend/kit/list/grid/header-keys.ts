import { unmirroredKey } from '../../mirror.js';

export type HeaderStep = { readonly do: 'move' | 'reorder'; readonly to: number } | { readonly do: 'widen'; readonly by: number } | { readonly do: 'rows' | 'fit' };

interface Keys {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Pixels for one press. */
const WIDER = 16;

/** What a key does on the name of the column at `index`: the frozen first one is never moved, nor is one put before it. */
export function headerStep({ key, shiftKey, ctrlKey, metaKey }: Keys, index: number, length: number): HeaderStep | undefined {
  if (key === 'ArrowDown') return { do: 'rows' };
  if (key === 'Enter' && shiftKey) return { do: 'fit' };
  const by = { ArrowLeft: -1, ArrowRight: 1 }[unmirroredKey(key)];
  if (by === undefined) return undefined;
  const mod = ctrlKey || metaKey;
  if (shiftKey && !mod) return { do: 'widen', by: by * WIDER };
  const first = shiftKey ? 1 : 0;
  const to = Math.min(length - 1, Math.max(first, index + by));
  if (to === index || (shiftKey && index === 0)) return undefined;
  return { do: shiftKey ? 'reorder' : 'move', to };
}
