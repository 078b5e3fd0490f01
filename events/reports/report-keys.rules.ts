/** What the lines of a report are of. */
export type ReportLines = 'source' | 'rep' | 'month';

/** Rows without a source or a rep stand together, first of all (`decisions.md I9`). */
export const NONE = '(none)';

/** Other spellings are the same source; `(None)` and nothing are none (`decisions.md I9`, `I26`). */
export function sourceKeyOf(marketingSource: string): string {
  return sameWords(marketingSource);
}

/** The rep's number; of the old system's reps without one the name. */
export function repKeyOf(employeeId: number, firstName: string, lastName: string): string {
  return employeeId > 0 ? `#${employeeId}` : sameWords(`${firstName} ${lastName}`);
}

/** The employee that a key names; undefined for a name, and for none. */
export function employeeOf(repKey: string): number | undefined {
  return /^#\d+$/.test(repKey) ? Number(repKey.slice(1)) : undefined;
}

function sameWords(words: string): string {
  const same = words.trim().replace(/\s+/g, ' ').toLowerCase();
  return same === NONE ? '' : same;
}
