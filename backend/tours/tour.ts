import { isOneOf, type RecordedEvent } from '../../events/kernel/event.js';
import { sensitiveOf } from '../../events/kernel/field.rules.js';
import { authorOf } from '../../events/kernel/metadata.js';
import { personOf } from '../../events/store/personal/whose.js';
import {
  TourBooked,
  TourDetailsRevised,
  TourRescheduled,
  TourResultRecorded,
  TourStatusChanged,
  type TourEvent,
} from '../../events/tours/tour.events.js';
import { tourDetailFields, tourFields, tourFormFields, type TourDetails } from '../../events/tours/tour.fields.js';
import { tourMergeEvents } from '../../events/tours/tour-merge.events.js';
import { valuesAfter } from '../../events/kernel/values-after.js';
import { contextOf, type Aggregate, type CommandContext } from '../platform/commands/aggregate.js';
import { isCommandOf } from '../platform/commands/command.js';
import { AlreadyThere, Refusal } from '../platform/commands/refusal.js';
import { sentOver } from '../platform/commands/sent-over.js';
import { wordOf } from '../platform/commands/word-of.js';
import { changesBetween } from '../platform/records/field-changes.js';
import { GiveGift, TakeBackGift } from './gifts/tour-gifts.commands.js';
import { afterGiftEvent, giftsRevised, giveGift, takeBackGift } from './gifts/tour-gifts.js';
import { giftsNamed } from './gifts/tour-gifts.rules.js';
import { BookTour, ChangeTourStatus, RecordTourResult, ReviseTour, type AnyTourCommand } from './tour.commands.js';
import { describeTourEvent } from './tour.history.js';
import { withNames } from './tour-people.js';
import { decideTourMerge, tourAfterMerge } from './tour-merge.js';
import { tourMergeCommands } from './tour-merge.commands.js';
import { isTourSlot, tidyTourTime } from './tour.rules.js';
import { notBooked, type Tour } from './tour.state.js';
import { otherLeadsAfter, valuesOfOtherLeads } from './values-of-other-leads.js';

type DetailChanges = Extract<TourEvent, { type: 'TourDetailsRevised' }>['data']['changes'];

export const tour: Aggregate<Tour, AnyTourCommand, TourEvent, number> = {
  category: 'tour',
  noun: 'tour',
  initial: notBooked,
  exists: ({ tourId }) => tourId !== 0,
  begins: [BookTour],
  fields: tourFields,
  sensitive: { ...sensitiveOf(tourFields), Gifts_Sensitive: ['gifts.cost'] },
  personOf: ({ leadId }) => personOf(leadId),
  othersIn: valuesOfOtherLeads,
  describe: describeTourEvent,

  decide(command, state, context) {
    if (command instanceof BookTour) return book(command, state, contextOf(command, context));
    if (command instanceof ChangeTourStatus) return changeStatus(state, command.tourStatus);
    if (command instanceof RecordTourResult) return recordResult(state, command.tourResult);
    if (command instanceof ReviseTour) return revise(command, state, contextOf(command, context));
    if (isCommandOf(tourMergeCommands, command)) return decideTourMerge(command, state);
    if (command instanceof GiveGift) return giveGift(command, state, contextOf(command, context).given.giftTypes);
    if (command instanceof TakeBackGift) return takeBackGift(command, state);
    return command satisfies never;
  },

  evolve(state, event) {
    const after = afterEvent(state, event);
    return { ...after, otherLeads: otherLeadsAfter(state, after, event) };
  },
};

function afterEvent(state: Tour, event: RecordedEvent<TourEvent>): Tour {
  if (isOneOf(tourMergeEvents, event)) return tourAfterMerge(state, event);
  switch (event.type) {
    case 'TourImported':
    case 'TourBooked':
      return { ...state, ...event.data, gifts: giftsNamed(event.data.giftNames ?? '') };
    case 'TourRescheduled':
      return { ...state, ...event.data.to };
    case 'TourStatusChanged':
      return { ...state, tourStatus: event.data.to };
    case 'TourResultRecorded':
      return { ...state, tourResult: event.data.to };
    case 'TourDetailsRevised':
      return detailsRevised(state, event.data.changes);
    case 'GiftGiven':
    case 'GiftTakenBack':
      return afterGiftEvent(state, event);
    default:
      return event satisfies never;
  }
}

/** A new tour names its people as they are called, whatever its sender calls them. */
const noNames = {
  ...{ leadFirstName: undefined, leadLastName: undefined, spouseFirstName: undefined, spouseLastName: undefined },
  ...{ assignedEmployeeFirstName: undefined, assignedEmployeeLastName: undefined, marketingEmployeeFirstName: undefined, marketingEmployeeLastName: undefined },
};

function book(command: BookTour, state: Tour, { id, given, issued }: CommandContext<BookTour, number>): TourEvent[] {
  if (tour.exists(state)) throw new AlreadyThere(tour.noun, id);
  const tourDate = command.tourDate ?? '';
  if (tourDate === '') throw new Refusal('Please select a tour date', { field: 'tourDate' });
  const scheduledStartTime = slot(command.scheduledStartTime ?? '');
  if (!command.leadId) throw new Refusal('Please choose a lead', { field: 'leadId' });
  const { giftNames, ...sent } = command;
  const details = detailsAfter(withNames({ ...sent, ...noNames }, state, given.people), state);
  return [
    TourBooked({
      tourId: id,
      tourDate,
      scheduledStartTime,
      ...details,
      qualified: details.qualified || 'Qualified',
      tourStatus: 'Scheduled',
      createdBy: authorOf(issued.actor),
    }),
    ...giftsRevised(giftNames, state, details, given.giftTypes),
  ];
}

/** One event for each section that differs; none when nothing does. */
function revise(command: ReviseTour, state: Tour, { given }: CommandContext<ReviseTour>): TourEvent[] {
  const { giftNames, ...sent } = command;
  const details = detailsAfter(withNames(sent, state, given.people), state);
  return [
    ...reschedule(command, state),
    ...reviseDetails(details, state),
    ...(command.tourStatus === undefined ? [] : changeStatus(state, command.tourStatus)),
    ...(command.tourResult === undefined ? [] : recordResult(state, command.tourResult)),
    ...giftsRevised(giftNames, state, details, given.giftTypes),
  ];
}

/** Old times outside the slots stay as they are; a new time must be one (`decisions.md G12`). */
function reschedule(command: ReviseTour, state: Tour): TourEvent[] {
  const from = { tourDate: state.tourDate, scheduledStartTime: state.scheduledStartTime };
  const time = command.scheduledStartTime ?? from.scheduledStartTime;
  const to = {
    tourDate: command.tourDate ?? from.tourDate,
    scheduledStartTime: time === from.scheduledStartTime ? time : slot(time),
  };
  const same = to.tourDate === from.tourDate && to.scheduledStartTime === from.scheduledStartTime;
  return same ? [] : [TourRescheduled({ from, to })];
}

function reviseDetails(details: TourDetails, state: Tour): TourEvent[] {
  const changes = changesBetween(tourDetailFields, { ...state }, details);
  return Object.keys(changes).length === 0 ? [] : [TourDetailsRevised({ changes })];
}

function changeStatus({ tourStatus: from }: Tour, sent: string): TourEvent[] {
  const to = wordOf(tourFormFields, 'tourStatus', sent, from);
  return to === from ? [] : [TourStatusChanged({ from, to })];
}

function recordResult({ tourResult: from }: Tour, sent: string): TourEvent[] {
  const to = sent === '' ? '' : wordOf(tourFormFields, 'tourResult', sent, from);
  return to === from ? [] : [TourResultRecorded({ from, to })];
}

/** What was sent over what was there; gifts are given and taken back, with events of their own. */
function detailsAfter(sent: Omit<Partial<TourDetails>, 'giftNames'>, state: Tour): TourDetails {
  return sentOver(tourDetailFields, sent, state);
}

/** A whole list of gifts was a detail once. */
function detailsRevised(state: Tour, changes: DetailChanges): Tour {
  const revised = { ...state, ...valuesAfter(changes) };
  return changes.giftNames ? { ...revised, gifts: giftsNamed(revised.giftNames) } : revised;
}

function slot(time: string): string {
  const tidied = tidyTourTime(time);
  if (!isTourSlot(tidied))
    throw new Refusal('Tours start every 15 minutes from 09:00 AM to 03:00 PM', { field: 'scheduledStartTime' });
  return tidied;
}
