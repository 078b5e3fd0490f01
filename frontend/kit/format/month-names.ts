export const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** "Jul" of 2026-07, and of a day in it. */
export function monthName(month: string): string {
  return monthNames[Number(month.slice(5, 7)) - 1] ?? month;
}
