import type { SVGIconProps } from '@blueprintjs/icons';
import type { ComponentType, FC } from 'react';
import type { ScreenRule } from '../../backend/platform/screens/screens.rules.js';

export type { MenuGroup } from '../../backend/platform/screens/screens.rules.js';

/** What a screen needs beside its rule to be shown. */
export interface ScreenPart {
  /** Of those that stand in the menu. */
  readonly icon?: FC<SVGIconProps>;
  /** After `g` it goes there. */
  readonly letter?: string;
  /** What it makes of a day that is looked at: `told`, it shows it and says so itself; `shown`, it shows it; absent, it shows now. */
  readonly past?: 'told' | 'shown';
  /** A table that fills the page: its outline says so before its code is here. */
  readonly list?: true;
  /** Fills the window by itself, without menu and header. */
  readonly bare?: true;
  readonly load: () => Promise<ComponentType>;
}

export interface Screen extends ScreenRule, ScreenPart {}
