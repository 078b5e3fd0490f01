const LAST_WEEK = 53;
/** Old books write `046`. */
const SPAN = /^0*(\d{1,2})(?:\s*[-–]\s*0*(\d{1,2}))?$/;

/** The weeks of a year that a text names, such as `1-8, 51, 52`; undefined where it names none or something else. */
export function weeksIn(text: string): readonly number[] | undefined {
  const spans = text.split(',').map((part) => weeksOf(part.trim()));
  return spans.every((weeks) => weeks !== undefined) ? [...new Set(spans.flat())].toSorted((one, other) => one - other) : undefined;
}

/** Whether two texts name the same weeks: `51-52` and `51, 52` do. What names none is compared by its letters. */
export function sameWeeks(one: string, other: string): boolean {
  const [weeks, others] = [weeksIn(one), weeksIn(other)];
  return weeks && others ? weeks.join() === others.join() : one.trim() === other.trim();
}

function weeksOf(part: string): readonly number[] | undefined {
  const [, first, last = first] = SPAN.exec(part) ?? [];
  const [from, to] = [Number(first), Number(last)];
  const known = first !== undefined && from >= 1 && from <= to && to <= LAST_WEEK;
  return known ? Array.from({ length: to - from + 1 }, (_, place) => from + place) : undefined;
}
