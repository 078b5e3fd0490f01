import { commissionRateFields, type CommissionRateValues } from '../../../events/company/commission-rates.fields.js';
import type { RateFault } from '../../../events/company/commission-rate-faults.rules.js';
import { dayInWords } from '../../platform/calendar/day.rules.js';

/** How runs are handled, which no pay date reckons by. */
const ofRuns: readonly (keyof CommissionRateValues)[] = ['secondPerson', 'recoverGivenBack'];

/** What was paid is never reckoned anew: rates change for pay dates to come. @param today YYYY-MM-DD, New York */
export function pastFaults(before: CommissionRateValues, rates: CommissionRateValues, today: string): readonly RateFault[] {
  const names = Object.keys(commissionRateFields) as (keyof CommissionRateValues)[];
  const moved = names.filter((name) => !ofRuns.includes(name) && rates[name] !== before[name]);
  if (moved.length === 0 || rates.holdsFrom === null || rates.holdsFrom >= today) return [];
  return [{ field: 'holdsFrom', message: `Pay dates before today keep what held then: please enter ${dayInWords(today)} or later` }];
}
