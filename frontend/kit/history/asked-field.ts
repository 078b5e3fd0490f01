import { createContext } from 'react';

/** A figure or field of the page whose own history is asked for. */
export interface AskedField {
  /** Fields that it is made from. */
  readonly fields: readonly string[];
  /** What was clicked: the answer stands beside it. */
  readonly beside: HTMLElement;
}

/** How a value of the page asks for its history; absent outside of a record's page. */
export const AskContext = createContext<((asked: AskedField) => void) | undefined>(undefined);
