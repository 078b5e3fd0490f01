import { createContext } from 'react';

/** A figure or field of the page whose own history is asked for. */
export interface AskedField {
  /** Fields that it is made from. */
  readonly fields: readonly string[];
  /** What was clicked: the answer stands beside it. */
  readonly beside: HTMLElement;
}

/** Where a menu was asked for, by the right button or the menu key. */
export interface AskedMenu extends AskedField {
  readonly at: { readonly left: number; readonly top: number };
}

export interface Asking {
  /** Beside the value itself. */
  readonly ask: (asked: AskedField) => void;
  readonly openMenu: (asked: AskedMenu) => void;
}

/** How a value of the page asks for its history; absent outside of a record's page. */
export const AskContext = createContext<Asking | undefined>(undefined);
