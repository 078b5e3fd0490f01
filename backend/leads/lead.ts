import { isOneOf } from '../../events/kernel/event.js';
import { blankValues, sensitiveOf } from '../../events/kernel/field.rules.js';
import { interestEvents } from '../../events/leads/interest.events.js';
import { leadCommunicationEvents } from '../../events/leads/lead-communications.events.js';
import { leadDetailFields, leadFields, leadFormFields, type LeadDetails } from '../../events/leads/lead.fields.js';
import { leadMergeEvents } from '../../events/leads/lead-merge.events.js';
import { LeadCreated, LeadDeleted, LeadRestored, LeadRevised, LeadStatusChanged, type LeadEvent } from '../../events/leads/lead.events.js';
import { DEFAULT_COUNTRY } from '../../events/kernel/place.enums.js';
import { leadErasureEvents } from '../../events/leads/lead-erasure.events.js';
import { valuesAfter } from '../../events/kernel/values-after.js';
import { contextOf, type Aggregate, type CommandContext } from '../platform/commands/aggregate.js';
import { isCommandOf } from '../platform/commands/command.js';
import { AlreadyThere, NotFound, Refusal } from '../platform/commands/refusal.js';
import { sentOver } from '../platform/commands/sent-over.js';
import { changesBetween } from '../platform/records/field-changes.js';
import { interestCommands } from './interests/interest.commands.js';
import { leadErasureCommands } from './erasure/lead-erasure.commands.js';
import { decideErasure, erasedLead } from './erasure/lead-erasure.js';
import { added, decideInterest, interestsAfter } from './interests/lead-interests.js';
import { AddLeadCommunication, said, saidInText } from './communications/lead-communication.commands.js';
import { saidAfter } from './communications/lead-communications.js';
import { leadTextCommands } from './texts/lead-text.commands.js';
import { decideText } from './texts/lead-texts.js';
import { leadMergeCommands } from './merge/lead-merge.commands.js';
import { decideMerge, mergeAfter } from './merge/lead-merge.js';
import { endedByErasure, refuseMerged } from './lead-refusals.js';
import { ChangeLeadStatus, CreateLead, DeleteLead, RecordOptIn, RestoreLead, ReviseLead, type AnyLeadCommand, type WithTrade } from './lead.commands.js';
import { describeLeadEvent } from './lead.history.js';
import { isReachable, statusNamed } from './lead.rules.js';
import { noLead, type Lead } from './lead.state.js';
import { valuesOfOthers } from './merge/values-of-others.js';

/** Who may come on a tour, and what they would like to buy. */
export const lead: Aggregate<Lead, AnyLeadCommand, LeadEvent, number> = {
  category: 'lead',
  noun: 'lead',
  initial: noLead,
  exists: ({ leadId }) => leadId !== 0,
  begins: [CreateLead],
  fields: leadFields,
  sensitive: sensitiveOf(leadFields),
  describe: describeLeadEvent,
  othersIn: valuesOfOthers,

  decide(command, state, context) {
    if (isCommandOf(leadErasureCommands, command)) return decideErasure(command, state, context);
    if (endedByErasure(command, state, context.issued)) return [];
    if (command instanceof CreateLead) return create(command, state, contextOf(command, context));
    if (isCommandOf(leadMergeCommands, command)) return decideMerge(command, state, context);
    if (context.issued.actor.kind !== 'system') refuseMerged(state);
    if (command instanceof RestoreLead) return state.deleted ? [LeadRestored({})] : [];
    // What became of a text is known of a deleted lead, too.
    if (isCommandOf(leadTextCommands, command)) return decideText(command, state, context);
    if (state.deleted) throw new NotFound(lead.noun, context.id);
    if (command instanceof AddLeadCommunication) return [said(command, context.issued)];
    if (isCommandOf(interestCommands, command)) return decideInterest(command, state, context);
    if (command instanceof ReviseLead) return revise(command, state, contextOf(command, context));
    if (command instanceof ChangeLeadStatus) return changeStatus(state, command.leadStatus, contextOf(command, context).given.statuses);
    if (command instanceof RecordOptIn) return optIn(state, context);
    if (command instanceof DeleteLead) return remove(state, contextOf(command, context).given);
    return command satisfies never;
  },

  evolve(state, event) {
    if (isOneOf(leadCommunicationEvents, event)) return { ...state, ...saidAfter(state, event) };
    if (isOneOf(leadErasureEvents, event)) return erasedLead(state, event);
    if (isOneOf(interestEvents, event)) return { ...state, interests: interestsAfter(state.interests, event) };
    if (isOneOf(leadMergeEvents, event)) return mergeAfter(state, event);
    switch (event.type) {
      case 'LeadImported':
        return { ...state, ...event.data };
      case 'LeadCreated':
        return { ...state, ...factsIn(event.data), createdAt: event.metadata.occurredAt };
      case 'LeadRevised':
        return { ...state, ...valuesAfter(event.data.changes) };
      case 'LeadStatusChanged':
        return { ...state, leadStatus: event.data.to };
      case 'LeadDeleted':
        return { ...state, deleted: true };
      case 'LeadRestored':
        return { ...state, deleted: false };
      default:
        return event satisfies never;
    }
  },
};

/** `decisions.md G15` */
const OPTED_IN = 'true';

/** What it says of the lead itself. */
function factsIn<Data extends { readonly reason?: string }>({ reason: _, ...facts }: Data): Omit<Data, 'reason'> {
  return facts;
}

/** The lead and its first interest in one append, so that neither is there without the other (`decisions.md G4, G5`). */
function create(command: CreateLead, state: Lead, { id, given, issued }: CommandContext<CreateLead, number>): LeadEvent[] {
  if (lead.exists(state)) throw new AlreadyThere(lead.noun, id);
  // Who enters a lead writes down that the guest opts in, and nothing else of it.
  if (command.smsOptIn && command.smsOptIn !== OPTED_IN && !issued.permissions.has('Other_Beta')) throw new Refusal('You may not change smsOptIn', { field: 'smsOptIn', status: 403 });
  const { interest } = command;
  const details = detailsAfter(command, given.marketingRep, { ...blankValues(leadDetailFields), country: DEFAULT_COUNTRY });
  if (!isReachable(details)) throw new Refusal('Please enter a name, a phone or an email', { field: 'firstName' });
  const created = LeadCreated({ leadId: id, ...details, leadStatus: 'New', ...(command.reason && { reason: command.reason }) });
  return interest && given.interestId !== undefined ? [created, added(interest, id, given.interestId)] : [created];
}

function revise(command: ReviseLead, state: Lead, { given }: CommandContext<ReviseLead>): LeadEvent[] {
  const details = detailsAfter(command, given.marketingRep, state);
  const changes = changesBetween(leadDetailFields, { ...state }, details);
  if (isReachable(state) && !isReachable(details)) throw new Refusal('Please enter a name, a phone or an email', { field: 'firstName' });
  const revised = [...(Object.keys(changes).length === 0 ? [] : [LeadRevised({ changes })]), ...saidInText(command.communications, state.communications)];
  return command.leadStatus === undefined ? revised : [...revised, ...changeStatus(state, command.leadStatus, given.statuses)];
}

function changeStatus({ leadStatus: from }: Lead, sent: string, statuses: readonly string[]): LeadEvent[] {
  if (sent === from) return [];
  const to = statusNamed(sent, statuses);
  if (to === undefined) throw new Refusal(`Status must be one of ${statuses.join(', ')}`, { field: 'leadStatus' });
  return to === from ? [] : [LeadStatusChanged({ from, to })];
}

/**
 * What a phone stopped stays stopped: only its START takes that back. To who does not see opt-ins each is written down, since
 * the revision would else tell that there was one.
 */
function optIn({ smsOptIn: from }: Lead, { issued }: Pick<CommandContext<RecordOptIn>, 'issued'>): LeadEvent[] {
  return from === OPTED_IN && issued.permissions.has('Other_Beta') ? [] : [LeadRevised({ changes: { smsOptIn: { from, to: OPTED_IN } } })];
}

/** `decisions.md B14` */
function remove({ firstName, lastName, merged }: Lead, { tours, contracts }: WithTrade): LeadEvent[] {
  if (merged.length > 0) throw new Refusal('A lead that others were merged into cannot be deleted: take them apart first', { status: 409 });
  if (tours + contracts > 0) throw new Refusal('A lead with tours or contracts cannot be deleted', { status: 409 });
  return [LeadDeleted({ firstName, lastName })];
}

/** What was sent over what was there; the rep's name goes with the number. */
function detailsAfter(sent: CreateLead | ReviseLead, repName: string | undefined, before: LeadDetails): LeadDetails {
  const details = sentOver(leadFormFields, { ...sent }, before);
  if (details.marketingEmployeeId === before.marketingEmployeeId) return { ...details, marketingRep: before.marketingRep };
  if (details.marketingEmployeeId !== 0 && repName === undefined)
    throw new Refusal(`There is no employee ${details.marketingEmployeeId}`, { field: 'marketingEmployeeId' });
  return { ...details, marketingRep: repName ?? '' };
}
