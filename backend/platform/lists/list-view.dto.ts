import type { KeptColumn, KeptFilter } from '../../../events/users/list-view.events.js';

/** How much of a view its reader does not see. */
export interface NotForYou {
  readonly columns: number;
  readonly filters: number;
  readonly order: boolean;
  readonly search: boolean;
}

/** A view as its reader sees it: without what they may not see, and what the list has no more. */
export interface ListViewAnswer {
  readonly viewId: number;
  /** Name of the list's routes. */
  readonly list: string;
  readonly name: string;
  readonly ownerName: string;
  /** It is the reader's. */
  readonly own: boolean;
  readonly shared: boolean;
  /** The reader may change it. */
  readonly changeable: boolean;
  readonly revision: number;
  readonly changedBy: string;
  readonly search: string;
  readonly filters: readonly KeptFilter[];
  /** `-contractDate`; empty for the list's own order. */
  readonly sort: string;
  /** Shown, in this order; none for those that the list has by itself. */
  readonly columns: readonly KeptColumn[];
  readonly notForYou: NotForYou;
}

/** Wire form of GET /api/ListViews?list=…: those of the reader and those shared with them, by name. */
export interface ListViewsAnswer {
  readonly views: readonly ListViewAnswer[];
  /** What the list opens with for the reader; 0 for the list as it is. */
  readonly opensWith: number;
  /** What a live menu follows `list-view` from. */
  readonly position: string;
}
