import type { Filter } from '../../../projections/lists/list-request.js';

/** Wire form of GET /api/Today/Waiting and GET /api/Today/Figures. */

/** Where rows are opened: a list's screen with these filters, or a screen as it is. */
interface Door {
  readonly page: string;
  readonly filters: readonly Filter[];
}

export interface WaitingAnswer extends Door {
  readonly name: string;
  readonly count: number;
  /** What follows the count, as it reads for so many. */
  readonly words: string;
}

export interface FigureAnswer extends Door {
  readonly name: string;
  readonly label: string;
  readonly kind: 'money' | 'number';
  /** Of the month so far; decimal strings. */
  readonly value: string;
  /** Of the month before, to the same day. */
  readonly before: string;
  /** One decimal; null where there was nothing before. */
  readonly changePercent: string | null;
}

/** When one of these lists moves after its position, the answer may be another. */
export interface Moving {
  readonly moves: readonly { readonly list: string; readonly position: string }[];
}

export interface TodayWaiting extends Moving {
  /** YYYY-MM-DD, New York. */
  readonly day: string;
  /** Each line that this person may see, also those of nothing. */
  readonly lines: readonly WaitingAnswer[];
  /** Some of them nobody is told of when they change. */
  readonly askAgain: boolean;
}

export interface TodayFigures extends Moving {
  readonly day: string;
  readonly figures: readonly FigureAnswer[];
  /** The last day of what they are compared with. */
  readonly beforeTo: string;
}
