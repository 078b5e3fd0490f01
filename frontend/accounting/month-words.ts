import { months } from '../../events/company/membership-fees.fields.js';

/** "2026-11" reads "November 2026". */
export function monthInWords(month: string): string {
  const [year, number] = month.split('-');
  return number ? `${months[Number(number) - 1] ?? ''} ${year}` : 'No purchase date';
}
