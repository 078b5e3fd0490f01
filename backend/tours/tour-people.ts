import type { TourDetails } from '../../events/tours/tour.fields.js';
import { Refusal } from '../platform/commands/refusal.js';

/** A lead as a tour copies it. */
export type LeadNames = Pick<TourDetails, 'leadFirstName' | 'leadLastName' | 'spouseFirstName' | 'spouseLastName'>;

/** Somebody who works here, as a tour copies them. */
export interface NamedRep {
  readonly firstName: string;
  readonly lastName: string;
  /** Forms offer them for this part: they play it, and work here still. */
  readonly offered: boolean;
}

/** Those whom a body names by number, as far as they are there. */
export interface NamedPeople {
  readonly lead?: LeadNames | undefined;
  /** Whose the names are, by their fields, where a merge brought them to the lead. */
  readonly nameOwners?: Readonly<Record<string, number>> | undefined;
  readonly salesRep?: NamedRep | undefined;
  readonly marketingRep?: NamedRep | undefined;
}

/** Looked up by the server. */
export interface WithPeople {
  readonly people: NamedPeople;
}

type SentDetails = Partial<TourDetails>;

/**
 * What was sent, with the names of those whom it newly names by number. Whom the tour names already stays, whatever became of them.
 * @throws Refusal for who is not there, or does not play the part
 */
export function withNames<Sent extends SentDetails>(sent: Sent, stored: TourDetails, { lead, salesRep, marketingRep }: NamedPeople): Sent {
  return {
    ...sent,
    ...namesOfLead(sent, stored, lead),
    ...namesOfRep(sent.assignedEmployeeId, stored.assignedEmployeeId, salesRep, assigned),
    ...namesOfRep(sent.marketingEmployeeId, stored.marketingEmployeeId, marketingRep, marketing),
  };
}

/** Names that were typed otherwise than they stood are kept: the form of a tour has fields for them (document 3, 2.5). */
function namesOfLead(sent: SentDetails, stored: TourDetails, lead: LeadNames | undefined): Partial<LeadNames> {
  const { leadId } = sent;
  if (leadId === undefined || leadId === stored.leadId) return {};
  if (!lead) throw new Refusal(leadId === 0 ? 'Please choose a lead' : `There is no lead ${leadId}`, { field: 'leadId' });
  const names = Object.entries(lead) as [keyof LeadNames, string][];
  return Object.fromEntries(names.filter(([name]) => sent[name] === undefined || sent[name] === stored[name]));
}

interface Part {
  readonly id: 'assignedEmployeeId' | 'marketingEmployeeId';
  readonly firstName: keyof TourDetails;
  readonly lastName: keyof TourDetails;
  readonly is: string;
}

const assigned: Part = { id: 'assignedEmployeeId', firstName: 'assignedEmployeeFirstName', lastName: 'assignedEmployeeLastName', is: 'sales rep' };
const marketing: Part = { id: 'marketingEmployeeId', firstName: 'marketingEmployeeFirstName', lastName: 'marketingEmployeeLastName', is: 'marketing rep' };

/** Who picks a rep sends the number, and perhaps the old rep's name with it. */
function namesOfRep(sent: number | undefined, stored: number, rep: NamedRep | undefined, { id, firstName, lastName, is }: Part): SentDetails {
  if (sent === undefined || sent === stored) return {};
  if (sent === 0) return { [firstName]: '', [lastName]: '' };
  if (!rep) throw new Refusal(`There is no employee ${sent}`, { field: id });
  if (!rep.offered) throw new Refusal(`${rep.firstName} ${rep.lastName} is not among the ${is}s`, { field: id });
  return { [firstName]: rep.firstName, [lastName]: rep.lastName };
}
