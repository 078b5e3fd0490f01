import { useSearchParams } from 'react-router-dom';
import { leadFields } from '../../events/leads/lead.fields.js';
import { formatPhone } from '../kit/format/phone.js';
import type { LeadListRow } from '../../projections/lead-list/lead-list.read-model.js';
import { matchedPhone } from '../kit/format/matched-phone.js';

/** The mobile phone of a lead in the list; while somebody looks for a number, the phone that it was found by, and which one that is. */
export function FoundPhone({ lead }: { readonly lead: LeadListRow }) {
  const [address] = useSearchParams();
  const found = matchedPhone(leadFields, { ...lead }, address.get('q') ?? '');
  if (!found || found.field === 'mobilePhone') return <span className="grid-text">{formatPhone(lead.mobilePhone)}</span>;
  return (
    <span className="grid-text">
      {found.number} <span className="lead-found">{found.kind}</span>
    </span>
  );
}
