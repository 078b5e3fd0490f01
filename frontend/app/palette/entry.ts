import type { SVGIconProps } from '@blueprintjs/icons';
import type { FC } from 'react';

/** One line of the palette. */
export interface PaletteEntry {
  readonly id: string;
  readonly text: string;
  /** Beside the text, in a lighter ink. */
  readonly about?: string;
  /** How many rows are behind it, in words. */
  readonly count?: string | undefined;
  readonly icon?: FC<SVGIconProps> | undefined;
  /** The shortcut that does the same. */
  readonly keys?: readonly string[] | undefined;
  /** An address, or what it does. */
  readonly leads: string | (() => void);
}

export interface PaletteGroup {
  readonly name: string;
  readonly entries: readonly PaletteEntry[];
}
