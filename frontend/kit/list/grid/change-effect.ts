import type { PushedChange } from '../../../../backend/platform/realtime/protocol.js';

/** What a view of a list goes by. */
export interface ViewFields {
  /** Fields whose value decides whether a row belongs to the view. */
  readonly filtered: readonly string[];
  readonly sorted: string;
  /** Words are looked for, in fields that only the server knows. */
  readonly searched: boolean;
}

export interface Standing {
  /** Whether the row is loaded and belonged to the view so far. */
  readonly held: boolean;
  /** Whether it stands where somebody looks. */
  readonly inSight: boolean;
  /** Whether it belongs to the view now; undefined when only the server can tell. */
  readonly fits: boolean | undefined;
  /** Fields that are summed up in the counts; undefined while they are on their way. */
  readonly summed: readonly string[] | undefined;
}

/** What has to be asked anew after a change: the rows, the counts and sums, or neither. */
export interface Effect {
  readonly rows: boolean;
  readonly counts: boolean;
  /** A row in sight belongs elsewhere: it stays until the person moves on, but pages out of sight begin at other rows. */
  readonly misplaced: boolean;
}

const NOTHING: Effect = { rows: false, counts: false, misplaced: false };

export function effectOf({ row, changed }: PushedChange, view: ViewFields, { held, inSight, fits, summed }: Standing): Effect {
  const isAmong = (fields: readonly string[]): boolean => changed?.some((field) => fields.includes(field)) ?? true;
  if (!row) return { rows: held, counts: true, misplaced: false };
  const sortedAnew = isAmong([view.sorted]) && fits !== false;
  const misplaced = held && inSight && sortedAnew;
  if (view.searched || isAmong(view.filtered)) {
    const moved = held ? fits === false : fits !== false;
    // A row that is not loaded may have belonged to the view before.
    return { rows: moved || (sortedAnew && !misplaced), counts: moved || !held || fits === undefined || !summed || isAmong(summed), misplaced };
  }
  if (fits === false) return NOTHING;
  return { rows: sortedAnew && !misplaced, counts: !summed || isAmong(summed), misplaced };
}
