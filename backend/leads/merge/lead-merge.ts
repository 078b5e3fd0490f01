import { asSaid, together, without } from '../../../events/leads/communications-together.js';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import { interestFormFields, leadFields, leadFormFields, leadStatusFields } from '../../../events/leads/lead.fields.js';
import { LeadGivenBack, LeadMerged, LeadsNotToldApart, LeadsToldApart, LeadTakenApart, LeadTakenOver, type LeadMergeEvent } from '../../../events/leads/lead-merge.events.js';
import { LeadRestored } from '../../../events/leads/lead.events.js';
import { blankValues, permissionsFor } from '../../../events/kernel/field.rules.js';
import { phoneNumber } from '../../../events/kernel/phone.rules.js';
import { leadOf } from '../../../events/store/personal/whose.js';
import { valuesAfter } from '../../../events/kernel/values-after.js';
import { contextOf, type CommandContext } from '../../platform/commands/aggregate.js';
import { NotFound, Refusal } from '../../platform/commands/refusal.js';
import { GiveLeadBack, MergeLead, TakeLeadApart, TakeOverLead, TellLeadsApart, UntellLeadsApart, type LeadMergeCommand } from './lead-merge.commands.js';
import { refuseErased, refuseMerged } from '../lead-refusals.js';
import { cameWith, mergesWithout, valuesGoingBack } from './values-that-came.js';
import { sentTextOf, type LeadCommunication } from '../communications/lead-communications.state.js';
import type { Interest, Lead, MergedLead } from '../lead.state.js';

/** What is decided of two leads that are one, and what it makes of each of them. */

const noInterest = blankValues(interestFormFields);
const choosable = { ...leadFormFields, ...leadStatusFields };

export function decideMerge(command: LeadMergeCommand, lead: Lead, context: CommandContext<LeadMergeCommand, number>): (LeadMergeEvent | ReturnType<typeof LeadRestored>)[] {
  if (command instanceof TakeOverLead) return takeOver(lead, contextOf(command, context).given, context.id);
  if (command instanceof GiveLeadBack) return giveBack(lead, command.mergeId);
  if (command instanceof TakeLeadApart) return takeApart(command, lead, contextOf(command, context).given);
  if (command instanceof TellLeadsApart) return tellApart(command, lead);
  if (command instanceof UntellLeadsApart) return lead.toldApart.includes(command.otherLeadId) ? [LeadsNotToldApart({ otherLeadId: command.otherLeadId })] : [];
  if (command instanceof MergeLead) return merge(command, lead, contextOf(command, context));
  return command satisfies never;
}

/** Only a lead that stands for itself goes, and only into one that does: so no chain of merges ever closes. */
function merge({ into, take, reason }: MergeLead, lead: Lead, { given: other, issued }: CommandContext<MergeLead>): LeadMergeEvent[] {
  refuseMerged(lead);
  if (lead.deleted) throw new NotFound('lead', lead.leadId);
  if (into === lead.leadId) throw new Refusal('A lead cannot be merged into itself', { field: 'leadId' });
  if (!other?.leadId || other.deleted) throw new NotFound('lead', into);
  refuseErased(other);
  refuseMerged(other);
  for (const name of take) {
    if (!(name in choosable)) throw new Refusal(`${name} is no field of a lead`, { field: 'take' });
    if (permissionsFor(choosable, name).some((permission) => !issued.permissions.has(permission))) throw new Refusal(`You may not change ${name}`, { field: 'take', status: 403 });
  }
  return [LeadMerged({ mergeId: issued.commandId, into, take, ...(reason && { reason }) })];
}

/**
 * What the lead that stays does not have of the other yet; nothing where the two have been taken apart meanwhile, or the one that
 * stays was erased in that moment. One that was deleted in that moment is there again: it stands for two.
 */
function takeOver(lead: Lead, other: Lead | undefined, id: number): (LeadMergeEvent | ReturnType<typeof LeadRestored>)[] {
  if (!other?.merge || other.mergedInto !== id || lead.erasure) return [];
  const { mergeId, take } = other.merge;
  const before = lead.merged.find((one) => one.mergeId === mergeId);
  const interests = other.interests.filter(({ interestId }) => !lead.interests.some((own) => own.interestId === interestId) && !before?.interestIds.includes(interestId));
  const said = other.communications.filter(({ text }) => text?.state !== 'planned');
  const communications = without(said, before?.communications ?? []);
  const stopped = !before && other.textsStopped && hasItsPhone(lead, other, take) ? { textsStopped: other.textsStopped } : {};
  if (before && interests.length + communications.length === 0) return [];
  const changes = before ? {} : changesTo(lead, Object.fromEntries(withRep(take).map((name) => [name, other[name as keyof Lead]])));
  const restored = lead.deleted ? [LeadRestored({})] : [];
  return [...restored, LeadTakenOver({ mergeId, mergedLeadId: other.leadId, changes, interests, communications: communications.map(brought), ...stopped })];
}

function brought(entry: LeadCommunication): LeadCommunication {
  const sent = sentTextOf(entry);
  return { ...asSaid(entry), ...(sent && { sent }) };
}

/** STOP was said by the phone: it holds for whoever has the phone, by taking it over or from before. */
function hasItsPhone(lead: Lead, other: Lead, take: readonly string[]): boolean {
  const phone = phoneNumber(other.mobilePhone);
  return take.includes('mobilePhone') || (phone !== undefined && phone === phoneNumber(lead.mobilePhone));
}

/** The name of the rep goes with the number. */
function withRep(take: readonly string[]): readonly string[] {
  return take.includes('marketingEmployeeId') ? [...take, 'marketingRep'] : take;
}

function changesTo(lead: Lead, values: Readonly<Record<string, unknown>>): Record<string, { from: unknown; to: unknown }> {
  // The same value that came with another merge before is one more reason for it: it stays when that one is taken apart.
  const differing = Object.entries(values).filter(([name, to]) => name in leadFields && (lead[name as keyof Lead] !== to || cameWith(lead, name)));
  return Object.fromEntries(differing.map(([name, to]) => [name, { from: lead[name as keyof Lead], to }]));
}

/** Interests go back as they read now; one that was removed meanwhile, perhaps as a double of the other's, comes back as it was. */
function takeApart({ reason }: TakeLeadApart, lead: Lead, survivor: Lead | undefined): LeadMergeEvent[] {
  if (!lead.merge || lead.erasure) return [];
  if (survivor?.mergedInto) throw new Refusal(`Lead ${lead.mergedInto} was itself merged into lead ${survivor.mergedInto}: take these two apart first`, { status: 409 });
  const { mergeId } = lead.merge;
  const brought = survivor?.merged.find((one) => one.mergeId === mergeId)?.interestIds ?? [];
  const interests = lead.interests.map((own) => (brought.includes(own.interestId) && survivor?.interests.find(({ interestId }) => interestId === own.interestId)) || own);
  return [LeadTakenApart({ mergeId, from: lead.mergedInto, interests, ...(reason && { reason }) })];
}

/** What came with the merge goes; a value that somebody has changed since stays, and so does what was added. */
function giveBack(lead: Lead, mergeId: string): LeadMergeEvent[] {
  const merged = lead.merged.find((one) => one.mergeId === mergeId);
  if (!merged) return [];
  const interests = lead.interests.filter(({ interestId }) => merged.interestIds.includes(interestId)).map(({ interestId }) => ({ interestId }));
  return [LeadGivenBack({ mergeId, mergedLeadId: merged.leadId, changes: valuesGoingBack(lead, merged), interests, communications: merged.communications.map(asSaid) })];
}

function tellApart({ otherLeadId, reason }: TellLeadsApart, lead: Lead): LeadMergeEvent[] {
  if (otherLeadId === lead.leadId) throw new Refusal('A lead cannot be told apart from itself', { field: 'otherLeadId' });
  return lead.toldApart.includes(otherLeadId) ? [] : [LeadsToldApart({ otherLeadId, ...(reason && { reason }) })];
}

export function mergeAfter(lead: Lead, event: RecordedEvent<LeadMergeEvent>): Lead {
  switch (event.type) {
    case 'LeadMerged':
      return { ...lead, mergedInto: event.data.into, merge: { mergeId: event.data.mergeId, take: event.data.take } };
    case 'LeadTakenApart':
      return { ...lead, mergedInto: 0, merge: null, interests: event.data.interests.map((one): Interest => ({ ...noInterest, ...one })) };
    case 'LeadTakenOver':
      return takenOver(lead, event.data, event.metadata.others ?? {});
    case 'LeadGivenBack':
      return givenBack(lead, event.data);
    case 'LeadsToldApart':
      return { ...lead, toldApart: [...lead.toldApart, event.data.otherLeadId] };
    case 'LeadsNotToldApart':
      return { ...lead, toldApart: lead.toldApart.filter((other) => other !== event.data.otherLeadId) };
    default:
      return event satisfies never;
  }
}

type Of<Kind extends LeadMergeEvent['type']> = Extract<LeadMergeEvent, { type: Kind }>['data'];

function takenOver(lead: Lead, { mergeId, mergedLeadId, changes, interests, communications: said, textsStopped }: Of<'LeadTakenOver'>, others: Others): Lead {
  const before: MergedLead = lead.merged.find((one) => one.mergeId === mergeId) ?? { mergeId, leadId: mergedLeadId, changes: {}, interestIds: [], communications: [], owners: {}, stops: null };
  const communications = said.map((one, place) => ({ ...one, of: leadOf(others[`communications.${place}`]) ?? mergedLeadId }));
  const merged: MergedLead = {
    ...before,
    changes: { ...before.changes, ...(changes as MergedLead['changes']) },
    interestIds: [...before.interestIds, ...interests.map(({ interestId }) => interestId)],
    communications: [...before.communications, ...communications],
    owners: { ...before.owners, ...ownersSaid(changes, interests, others) },
    stops: before.stops ?? (textsStopped && lead.textsStopped === null ? numberOf({ ...lead, ...valuesAfter(changes) }) : null),
  };
  return {
    ...lead,
    ...valuesAfter(changes),
    interests: [...lead.interests, ...interests.map((one): Interest => ({ ...noInterest, ...one }))],
    communications: together(lead.communications, communications),
    textsStopped: lead.textsStopped ?? textsStopped ?? null,
    merged: lead.merged.some((one) => one.mergeId === mergeId) ? lead.merged.map((one) => (one.mergeId === mergeId ? merged : one)) : [...lead.merged, merged],
  };
}

type Others = Readonly<Record<string, string>>;

/** As the event says; of one from before it did, everything is whose it came with. */
function ownersSaid(changes: object, interests: readonly { readonly interestId: number }[], others: Others): Record<string, number> {
  const said = [...Object.keys(changes).map((field) => [field, others[`changes.${field}.to`]]), ...interests.map(({ interestId }, place) => [String(interestId), others[`interests.${place}`]])];
  return Object.fromEntries(said.flatMap(([name, person]) => (person ? [[name, leadOf(person)]] : []))) as Record<string, number>;
}

function givenBack(lead: Lead, { mergeId, changes, interests, communications }: Of<'LeadGivenBack'>): Lead {
  const after = { ...lead, ...valuesAfter(changes) };
  const stops = lead.merged.find((one) => one.mergeId === mergeId)?.stops ?? null;
  return {
    ...after,
    interests: lead.interests.filter((one) => !interests.some(({ interestId }) => interestId === one.interestId)),
    communications: without(lead.communications, communications),
    textsStopped: stops !== null && stops !== numberOf(after) ? null : lead.textsStopped,
    merged: mergesWithout(lead, mergeId),
  };
}

function numberOf({ mobilePhone }: Pick<Lead, 'mobilePhone'>): string {
  return phoneNumber(mobilePhone) ?? '';
}
