import type { CommissionReport } from '../../backend/commission/report/commission-report.dto.js';
import { weeklyPayDates } from '../../backend/commission/rules/pay-dates.rules.js';
import { payPeriod } from '../../backend/platform/calendar/pay-period.rules.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';

const REPORT = 'sales-executive-weekly';
/** Half a year: enough for each kind of sale. */
const WEEKS = 26;

/** Who reads over HTTP: a signed-in person of the API tests, or a colleague in a browser. */
export type Reading = (path: string) => Promise<CommissionReport>;

/**
 * What the sales executives are paid in each week that is over, the latest last. The demo ends today, whenever that is: a
 * contract is in another week tomorrow, so a test finds its week by what the week pays.
 */
export async function payWeeks(read: Reading): Promise<readonly CommissionReport[]> {
  const today = newYorkDay(new Date());
  const over = weeklyPayDates(today).filter((payDate) => payPeriod('week', payDate).to < today);
  const weeks = [];
  for (const payDate of over.slice(0, WEEKS).reverse()) weeks.push(await read(`/api/Commission/${REPORT}?payDate=${payDate}`));
  return weeks;
}

/** So many weeks in a row, from the latest that will do. @throws Error where the demo has none */
export function latestWeeks(weeks: readonly CommissionReport[], count: number, wanted: (...row: readonly CommissionReport[]) => boolean): readonly CommissionReport[] {
  for (let first = weeks.length - count; first >= 0; first -= 1) {
    const row = weeks.slice(first, first + count);
    if (wanted(...row)) return row;
  }
  throw new Error('The demo has no such weeks');
}

/** @returns whether the week pays for such a contract */
export function pays({ lines }: CommissionReport, rate?: string): boolean {
  return lines.some((line) => line.kind === 'resale' && Number(line.commission) > 0 && (rate === undefined || line.rate === rate));
}
