import { StatusLine } from '../kit/detail/status/status-line.js';
import { StatusPill } from '../kit/status/status.js';
import { countryName, DEFAULT_COUNTRY } from '../../events/kernel/place.enums.js';
import { slotWords } from '../../events/tours/tour.enums.js';
import { formatDate, today } from '../kit/format/dates.js';
import type { TourOfLead } from './use-tours-of.js';
import { fullName, spouseName, type Lead, type OpenLead } from './lead-record.js';
import { useLeadChoices } from './use-lead-choices.js';

/** How far the lead has come, its number unless it is called by that, whom it comes with and where it lives. */
export function LeadStatusLine({ open, tours }: { readonly open: OpenLead; readonly tours: readonly TourOfLead[] }) {
  const { leadStatuses } = useLeadChoices();
  const lead = open.data;
  if (lead.erasure) return <StatusPill status="Erased" />;
  const spouse = spouseName(lead);
  return <StatusLine open={open} status={{ field: 'leadStatus', words: leadStatuses, part: 'Status' }} said={[fullName(lead) && `Lead ${lead.leadId}`, spouse && `with ${spouse}`, livesIn(lead), !open.inThePast && nextTour(tours)]} />;
}

/** "next tour 11/28 10:15 am" */
function nextTour(tours: readonly TourOfLead[]): string {
  const day = today();
  const next = tours.findLast(({ tourDate, tourStatus }) => tourDate !== null && tourDate >= day && ['Scheduled', 'Confirmed'].includes(tourStatus));
  return next ? `next tour ${formatDate(next.tourDate).slice(0, 5)} ${slotWords(next.scheduledStartTime)}` : '';
}

/** "Chicago, IL" */
function livesIn({ city, state, country }: Lead): string {
  const abroad = country && country !== DEFAULT_COUNTRY ? countryName(country) : '';
  return [city, state, abroad].filter(Boolean).join(', ');
}
