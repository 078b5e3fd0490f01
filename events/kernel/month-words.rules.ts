import { months } from '../company/membership-fees.fields.js';

/** "2026-11" reads "November 2026". */
export function monthWords(month: string): string {
  const [year, number] = month.split('-');
  return `${months[Number(number) - 1] ?? ''} ${year}`;
}
