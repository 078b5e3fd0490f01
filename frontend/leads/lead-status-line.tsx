import { StatusLine } from '../kit/detail/status-line.js';
import { StatusPill } from '../kit/status/status.js';
import { countryName, DEFAULT_COUNTRY } from '../../events/place.values.js';
import { fullName, spouseName, type Lead, type OpenLead } from './lead-record.js';
import { useLeadChoices } from './use-lead-choices.js';

/** How far the lead has come, its number unless it is called by that, whom it comes with and where it lives. */
export function LeadStatusLine({ open }: { readonly open: OpenLead }) {
  const { leadStatuses } = useLeadChoices();
  const lead = open.data;
  if (lead.erasure) return <StatusPill status="Erased" />;
  const spouse = spouseName(lead);
  return <StatusLine open={open} status={{ field: 'leadStatus', words: leadStatuses, part: 'Status' }} said={[fullName(lead) && `Lead ${lead.leadId}`, spouse && `with ${spouse}`, livesIn(lead)]} />;
}

/** "Chicago, IL" */
function livesIn({ city, state, country }: Lead): string {
  const abroad = country && country !== DEFAULT_COUNTRY ? countryName(country) : '';
  return [city, state, abroad].filter(Boolean).join(', ');
}
