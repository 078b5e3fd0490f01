import { useQuery } from '@tanstack/react-query';
import type { InventoryCriteria } from '../../../backend/inventory/search/inventory-criteria.js';
import type { InterestDetails } from '../../../events/leads/lead.fields.js';
import { get } from '../../server/http.js';
import { useSession } from '../../server/session.js';
import { criteriaOfInterest } from './interest-criteria.js';
import { sameCriteria } from './unit-criteria.js';

interface GuestInterestsProps {
  readonly leadId: number;
  readonly asked: InventoryCriteria;
  readonly onAsk: (criteria: InventoryCriteria) => void;
}

/** What the guest would like, a click each; a second click takes it back. */
export function GuestInterests({ leadId, asked, onAsk }: GuestInterestsProps) {
  const { may } = useSession();
  const { data = [] } = useQuery({
    queryKey: ['interests', leadId],
    queryFn: async ({ signal }) => (await get<readonly (InterestDetails & { readonly interestId: number })[]>(`/api/Interests/ForLead/${leadId}`, signal)).data,
    enabled: may('Leads_Detail'),
    staleTime: 0,
  });
  const offers = data.map((interest) => ({ ...interest, criteria: criteriaOfInterest(interest) })).filter(({ criteria }) => Object.keys(criteria).length > 0);
  if (offers.length === 0) return null;
  return (
    <div className="unit-interests no-print" role="group" aria-label="The guest is interested in">
      <span className="section-note">The guest is interested in</span>
      {offers.map(({ interestId, criteria, ...interest }) => {
        const isAsked = sameCriteria(criteria, asked);
        return (
          <button key={interestId} type="button" className="chip" aria-pressed={isAsked} onClick={() => onAsk(isAsked ? {} : criteria)}>
            {inWords(interest)}
          </button>
        );
      })}
    </div>
  );
}

/** "Palm Key, 2 bedrooms, week 28 or 29, up to $5,000" */
function inWords({ resort, unitNumber, bedrooms, useWeek, price }: InterestDetails): string {
  const rooms = bedrooms && `${bedrooms} ${bedrooms === '1' ? 'bedroom' : 'bedrooms'}`;
  return [resort || 'Any resort', unitNumber && `unit ${unitNumber}`, rooms, useWeek && `week ${useWeek}`, price && `up to ${price}`].filter(Boolean).join(', ');
}
