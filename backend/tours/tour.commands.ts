import { Command } from '../platform/commands/command.js';
import { DayField, ReferenceField, RequiredTextField, TextField } from '../platform/http/body-fields.decorator.js';

const NAME = 200;
const NOTES = 10_000;

/** The fields of a tour that people fill in; one that is not sent stays as it is. */
abstract class TourForm extends Command {
  tourId!: number;

  @DayField()
  tourDate?: string;

  @TextField(NAME)
  scheduledStartTime?: string;

  @ReferenceField()
  leadId?: number;

  @TextField(NAME)
  leadFirstName?: string;

  @TextField(NAME)
  leadLastName?: string;

  @TextField(NAME)
  spouseFirstName?: string;

  @TextField(NAME)
  spouseLastName?: string;

  @ReferenceField()
  assignedEmployeeId?: number;

  @TextField(NAME)
  assignedEmployeeFirstName?: string;

  @TextField(NAME)
  assignedEmployeeLastName?: string;

  @ReferenceField()
  marketingEmployeeId?: number;

  @TextField(NAME)
  marketingEmployeeFirstName?: string;

  @TextField(NAME)
  marketingEmployeeLastName?: string;

  @TextField(NAME)
  marketingSource?: string;

  @TextField(NOTES)
  giftNames?: string;

  @TextField(NOTES)
  notes?: string;

  @TextField(NAME)
  qualified?: string;
}

/** Body of POST /api/Tours; a new tour is always Scheduled. */
export class BookTour extends TourForm {}

/** Body of PUT /api/Tours/{id}: the whole tour. */
export class ReviseTour extends TourForm {
  @TextField(NAME)
  tourStatus?: string;

  @TextField(NAME)
  tourResult?: string;
}

/** Body of PUT /api/Tours/{id}/Status. */
export class ChangeTourStatus extends Command {
  tourId!: number;

  @RequiredTextField(NAME)
  tourStatus!: string;
}

/** Body of PUT /api/Tours/{id}/Result; an empty result takes one back. */
export class RecordTourResult extends Command {
  tourId!: number;

  @RequiredTextField(NAME)
  tourResult!: string;
}

export type TourCommand = BookTour | ReviseTour | ChangeTourStatus | RecordTourResult;
