import { commissionRateFields, type CommissionRateValues } from '../../../events/company/commission-rates.fields.js';
import { choicesOfRates, type RateFault } from '../../../events/company/commission-rate-faults.rules.js';
import { dayInWords } from '../../platform/calendar/day.rules.js';

/** What was paid is never reckoned anew: rates change for pay dates to come, and say from which one on. @param today YYYY-MM-DD, New York */
export function pastFaults(before: CommissionRateValues, rates: CommissionRateValues, today: string): readonly RateFault[] {
  const names = Object.keys(commissionRateFields) as (keyof CommissionRateValues)[];
  const choices: readonly string[] = choicesOfRates;
  const moved = names.filter((name) => !choices.includes(name) && rates[name] !== before[name]);
  if (moved.length === 0) return [];
  if (!rates.holdsFrom) return [{ field: 'holdsFrom', message: 'Please enter the pay date from which they hold' }];
  if (rates.holdsFrom >= today) return [];
  return [{ field: 'holdsFrom', message: `Pay dates before today keep what held then: please enter ${dayInWords(today)} or later` }];
}
