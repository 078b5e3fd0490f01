/** The calendar months that lie whole within a period: the first day of the first, the last day of the last; undefined for none. */
export function wholeMonths(from: string, to: string): { readonly first: string; readonly last: string } | undefined {
  const first = from.endsWith('-01') ? from : firstDayOfMonth(from, 1);
  const last = isLastOfMonth(to) ? to : dayBefore(firstDayOfMonth(to));
  return first < last ? { first, last } : undefined;
}

/** The first day of the month of a day, or of the month that is so many later. @throws RangeError where it is none */
export function firstDayOfMonth(day: string, later = 0): string {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + later);
  return first.toISOString().slice(0, 10);
}

/** The days of a period before and after its whole months; all of them where it has none. */
export function daysAround({ from, to }: Days): readonly Days[] {
  const months = wholeMonths(from, to);
  if (!months) return [{ from, to }];
  const edges = [{ from, to: dayBefore(months.first) }, { from: firstDayOfMonth(months.last, 1), to }];
  return edges.filter((edge) => edge.from <= edge.to);
}

/** Both inclusive. */
interface Days {
  readonly from: string;
  readonly to: string;
}

function isLastOfMonth(day: string): boolean {
  return dayBefore(firstDayOfMonth(day, 1)) === day;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
