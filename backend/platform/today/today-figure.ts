import type { PermissionName } from '../../../events/users/permission.enums.js';
import type { Filter } from '../../../projections/lists/list-request.js';
import type { DayRange } from '../calendar/month-so-far.rules.js';
import type { ListDefinition } from '../lists/list-registry.js';
import type { ForWhom } from './waiting.js';

/** A figure of the month so far beside the month before to the same day, as an area contributes it. */
export interface TodayFigure {
  readonly name: string;
  readonly label: string;
  /** How it is written. */
  readonly kind: 'money' | 'number';
  /** All of these: to see it, and to open what it counts. */
  readonly permissions: readonly PermissionName[];
  /** Where its rows are opened, with the query that the screen goes by. */
  readonly page: string;
  /** Where that is a list: its filters. */
  readonly rows?: (days: DayRange) => readonly Filter[];
  /** A decimal string. */
  readonly read: (days: DayRange, whom: ForWhom) => Promise<string>;
  /** When this list moves, the figure may have. */
  readonly moves: ListDefinition;
}
