import { formatDateTime, formatTime } from '../kit/format/dates.js';

export const COMPANY = 'Vacation Resales';
export const PHONE = '(407) 555-0100';

export { formatDateTime, formatTime };

/** "1,329.00" */
export function money(amount: string): string {
  return Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

export function count(points: number): string {
  return points.toLocaleString('en-US');
}

/** "24:12" */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
