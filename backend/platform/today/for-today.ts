import type { TodayFigure } from './today-figure.js';
import type { Waiting } from './waiting.js';

/** What an area has for the page Today. */
export interface ForToday {
  readonly waiting?: readonly Waiting[];
  readonly figures?: readonly TodayFigure[];
}
