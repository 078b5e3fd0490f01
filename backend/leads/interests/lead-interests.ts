import type { RecordedEvent } from '../../../events/kernel/event.js';
import { InterestAdded, InterestRemoved, InterestRevised, InterestsReprioritized, type InterestEvent } from '../../../events/leads/interest.events.js';
import { interestFormFields, type InterestDetails } from '../../../events/leads/lead.fields.js';
import { blankValues } from '../../../events/kernel/field.rules.js';
import { valuesAfter } from '../../../events/kernel/values-after.js';
import { contextOf, type CommandContext } from '../../platform/commands/aggregate.js';
import { NotFound, Refusal } from '../../platform/commands/refusal.js';
import { sentOver } from '../../platform/commands/sent-over.js';
import { changesBetween } from '../../platform/records/field-changes.js';
import { AddInterest, RemoveInterest, ReprioritizeInterests, ReviseInterest, type InterestCommand } from './interest.commands.js';
import type { Interest, Lead } from '../lead.state.js';

/** What is decided of a lead's interests, and what their events make of them. */

const blank = blankValues(interestFormFields);

export function decideInterest(command: InterestCommand, lead: Lead, context: CommandContext): InterestEvent[] {
  if (command instanceof ReprioritizeInterests) return reprioritize(command.interestIds, lead);
  const { interestId } = contextOf(command, context).given;
  if (command instanceof AddInterest) return [added(command, lead.leadId, interestId)];
  const interest = lead.interests.find((one) => one.interestId === interestId);
  if (!interest) throw new NotFound('interest', interestId);
  if (command instanceof RemoveInterest) return [InterestRemoved({ interestId, resort: interest.resort })];
  if (command instanceof ReviseInterest) return revise(command, interest);
  return command satisfies never;
}

/** @throws Refusal for a word that the form does not offer, and for an interest that says nothing */
export function added(sent: Partial<InterestDetails>, leadId: number, interestId: number): ReturnType<typeof InterestAdded> {
  const details = sentOver(interestFormFields, { ...sent }, blank);
  if (Object.values(details).every((value) => value === '')) throw new Refusal('Please say what the lead is interested in', { field: 'resort' });
  return InterestAdded({ leadId, interestId, ...details });
}

function revise(sent: ReviseInterest, interest: Interest): InterestEvent[] {
  const changes = changesBetween(interestFormFields, { ...interest }, sentOver(interestFormFields, { ...sent }, interest));
  const { interestId, resort } = interest;
  return Object.keys(changes).length === 0 ? [] : [InterestRevised({ interestId, resort, changes })];
}

/** Each of them once: an order that leaves one out was made before somebody else added it. */
function reprioritize(ids: readonly number[], { interests }: Lead): InterestEvent[] {
  const to = ids.flatMap((id) => interests.filter(({ interestId }) => interestId === id));
  if (ids.length !== interests.length || new Set(to).size !== interests.length)
    throw new Refusal('The order must name each interest of the lead once', { field: 'interestIds' });
  if (to.every((interest, place) => interest === interests[place])) return [];
  return [InterestsReprioritized({ from: named(interests), to: named(to) })];
}

function named(interests: readonly Interest[]): { interestId: number; resort: string }[] {
  return interests.map(({ interestId, resort }) => ({ interestId, resort }));
}

/** In order of priority. */
export function interestsAfter(interests: readonly Interest[], event: RecordedEvent<InterestEvent>): readonly Interest[] {
  switch (event.type) {
    case 'InterestImported':
    case 'InterestAdded': {
      const { leadId: _, ...said } = event.data;
      return [...interests, { ...blank, ...said }];
    }
    case 'InterestRevised':
      return interests.map((one) => (one.interestId === event.data.interestId ? { ...one, ...valuesAfter(event.data.changes) } : one));
    case 'InterestRemoved':
      return interests.filter(({ interestId }) => interestId !== event.data.interestId);
    case 'InterestsReprioritized':
      return event.data.to.flatMap(({ interestId }) => interests.filter((one) => one.interestId === interestId));
    default:
      return event satisfies never;
  }
}
