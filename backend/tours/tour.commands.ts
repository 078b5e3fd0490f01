import { tourDetailFields, tourFormFields, tourScheduleFields } from '../../events/tours/tour.fields.js';
import { Command } from '../platform/commands/command.js';
import { RequiredTextField } from '../platform/http/bodies/body-fields.decorator.js';
import { commandWith } from '../platform/http/bodies/command-with.js';
import { tourGiftCommands, type WithGiftTypes } from './gifts/tour-gifts.commands.js';
import type { WithPeople } from './tour-people.js';
import { tourMergeCommands } from './tour-merge.commands.js';

const MAX_WORD = 200;

/** Body of POST /api/Tours; a new tour is always Scheduled, booked by who sends it, and has its people's names from the server. */
export class BookTour extends commandWith({ ...tourScheduleFields, ...tourDetailFields })<WithPeople & WithGiftTypes> {}

/** Body of PUT /api/Tours/{id}: the whole tour; a field that is not sent stays as it is. */
export class ReviseTour extends commandWith(tourFormFields)<WithPeople & WithGiftTypes> {}

/** Body of PUT /api/Tours/{id}/Status. */
export class ChangeTourStatus extends Command {
  @RequiredTextField(MAX_WORD)
  tourStatus!: string;
}

/** Body of PUT /api/Tours/{id}/Result; an empty result takes one back. */
export class RecordTourResult extends Command {
  @RequiredTextField(MAX_WORD)
  tourResult!: string;
}

export const tourCommands = [BookTour, ReviseTour, ChangeTourStatus, RecordTourResult, ...tourGiftCommands, ...tourMergeCommands] as const;
export type AnyTourCommand = InstanceType<(typeof tourCommands)[number]>;
