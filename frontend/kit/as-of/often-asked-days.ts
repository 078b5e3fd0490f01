import { addDays } from '../../../backend/platform/calendar/day.rules.js';

const months = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** Past days that books are read as of: yesterday, the first of the month, the end of the one before. @param today YYYY-MM-DD */
export function oftenAskedDays(today: string): readonly { readonly day: string; readonly words: string }[] {
  const yesterday = addDays(today, -1);
  // On the first itself people mean the one before: the day is not over yet.
  const first = `${yesterday.slice(0, 7)}-01`;
  const end = addDays(`${today.slice(0, 7)}-01`, -1);
  const month = (day: string) => months.format(new Date(`${day}T00:00:00Z`));
  const ofMonths = [
    { day: first, words: `First of ${month(first)}` },
    { day: end, words: `End of ${month(end)}` },
  ];
  return ofMonths.some(({ day }) => day === yesterday) ? ofMonths : [{ day: yesterday, words: 'Yesterday' }, ...ofMonths];
}
