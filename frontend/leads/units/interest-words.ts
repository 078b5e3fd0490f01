import { capitalised } from '../../../events/kernel/capitalised.rules.js';
import type { InterestDetails } from '../../../events/leads/lead.fields.js';

/** What an interest goes by. */
export function nameOfInterest({ resort }: Pick<InterestDetails, 'resort'>): string {
  return resort || 'Any resort';
}

/** "2 bedrooms, week 28 or 29", "Fixed, Annual, Summer"; lines without words are left out. */
export function interestWords({ bedrooms, useWeek, unitNumber, fixedFloat, useYearType, season, rciPoints }: InterestDetails): readonly string[] {
  const rooms = bedrooms && `${bedrooms} ${bedrooms === '1' ? 'bedroom' : 'bedrooms'}`;
  const unit = [rooms, unitNumber && `unit ${unitNumber}`, useWeek ? `week ${useWeek}` : 'any week'];
  const use = [fixedFloat, useYearType, season, rciPoints === 'Yes' && 'RCI points'];
  return [unit, use].map((parts) => capitalised(parts.filter(Boolean).join(', '))).filter(Boolean);
}
