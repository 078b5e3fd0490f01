import { isOneOf } from '../../events/event.js';
import { sensitiveOf } from '../../events/field.values.js';
import { authorOf } from '../../events/metadata.js';
import { personOf } from '../../events/store/personal/whose.js';
import {
  TourBooked,
  TourDetailsRevised,
  TourRescheduled,
  TourResultRecorded,
  TourStatusChanged,
  type TourEvent,
} from '../../events/tour.js';
import { tourDetailFields, tourFields, tourFormFields, type TourDetails } from '../../events/tour-fields.values.js';
import { tourMergeEvents } from '../../events/tour-merge.js';
import { valuesAfter } from '../../events/values-after.js';
import { contextOf, type Aggregate, type CommandContext } from '../platform/commands/aggregate.js';
import { isCommandOf } from '../platform/commands/command.js';
import { AlreadyThere, Refusal } from '../platform/commands/refusal.js';
import { sentOver } from '../platform/commands/sent-over.js';
import { wordOf } from '../platform/commands/word-of.js';
import { changesBetween } from '../platform/records/field-changes.js';
import { BookTour, ChangeTourStatus, RecordTourResult, ReviseTour, type TourCommand } from './tour.commands.js';
import { describeTourEvent } from './tour.history.js';
import { withNames } from './tour-people.js';
import { decideTourMerge, tourAfterMerge } from './tour-merge.js';
import { tourMergeCommands } from './tour-merge.commands.js';
import { isTourSlot, tidyGiftNames, tidyTourTime } from './tour.rules.js';
import { notBooked, type Tour } from './tour.state.js';

export const tour: Aggregate<Tour, TourCommand, TourEvent, number> = {
  category: 'tour',
  noun: 'tour',
  initial: notBooked,
  exists: ({ tourId }) => tourId !== 0,
  begins: [BookTour],
  fields: tourFields,
  sensitive: sensitiveOf(tourFields),
  personOf: ({ leadId }) => personOf(leadId),
  describe: describeTourEvent,

  decide(command, state, context) {
    if (command instanceof BookTour) return book(command, state, contextOf(command, context));
    if (command instanceof ChangeTourStatus) return changeStatus(state, command.tourStatus);
    if (command instanceof RecordTourResult) return recordResult(state, command.tourResult);
    if (command instanceof ReviseTour) return revise(command, state, contextOf(command, context));
    if (isCommandOf(tourMergeCommands, command)) return decideTourMerge(command, state);
    return command satisfies never;
  },

  evolve(state, event) {
    if (isOneOf(tourMergeEvents, event)) return tourAfterMerge(state, event);
    switch (event.type) {
      case 'TourImported':
        return { ...state, ...event.data };
      case 'TourBooked':
        return { ...state, ...event.data };
      case 'TourRescheduled':
        return { ...state, ...event.data.to };
      case 'TourStatusChanged':
        return { ...state, tourStatus: event.data.to };
      case 'TourResultRecorded':
        return { ...state, tourResult: event.data.to };
      case 'TourDetailsRevised':
        return { ...state, ...valuesAfter(event.data.changes) };
      default:
        return event satisfies never;
    }
  },
};

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
  const named = withNames({ ...command, ...noNames }, state, given.people);
  const details = detailsAfter(named, state);
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
  ];
}

/** One event for each section that differs; none when nothing does. */
function revise(command: ReviseTour, state: Tour, { given }: CommandContext<ReviseTour>): TourEvent[] {
  return [
    ...reschedule(command, state),
    ...reviseDetails(withNames({ ...command }, state, given.people), state),
    ...(command.tourStatus === undefined ? [] : changeStatus(state, command.tourStatus)),
    ...(command.tourResult === undefined ? [] : recordResult(state, command.tourResult)),
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

function reviseDetails(sent: Partial<TourDetails>, state: Tour): TourEvent[] {
  const changes = changesBetween(tourDetailFields, { ...state }, detailsAfter(sent, state));
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

/** What was sent over what was there. */
function detailsAfter(sent: Partial<TourDetails>, state: Tour): TourDetails {
  const details = sentOver(tourDetailFields, sent, state);
  return sent.giftNames === undefined ? details : { ...details, giftNames: tidyGiftNames(sent.giftNames) };
}

function slot(time: string): string {
  const tidied = tidyTourTime(time);
  if (!isTourSlot(tidied))
    throw new Refusal('Tours start every 15 minutes from 09:00 AM to 03:00 PM', { field: 'scheduledStartTime' });
  return tidied;
}
