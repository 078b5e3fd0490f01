import { count, date, longText, money, reference, status, text, time } from '../kernel/field-kinds.rules.js';
import type { ValuesOf } from '../kernel/field.rules.js';
import { tourQualifications, tourResults, tourSlots, tourStatuses } from './tour.enums.js';

/** Every field of a tour, once, by section. */

/** When the guests come: a New York day and one of the day's slots, or what the old system had there. */
export const tourScheduleFields = {
  tourDate: date('Tour date', { head: 'Date' }),
  scheduledStartTime: text('Time', { options: tourSlots }),
} as const;

/** Who comes, who looks after them, what brought them and what they are given. */
export const tourDetailFields = {
  leadId: reference('Lead'),
  leadFirstName: text('Lead first name', { personal: true }),
  leadLastName: text('Lead last name', { personal: true }),
  spouseFirstName: text('Spouse first name', { personal: true }),
  spouseLastName: text('Spouse last name', { personal: true }),
  assignedEmployeeId: reference('Sales rep'),
  assignedEmployeeFirstName: text('Sales rep first name'),
  assignedEmployeeLastName: text('Sales rep last name'),
  marketingEmployeeId: reference('Marketing rep'),
  marketingEmployeeFirstName: text('Marketing rep first name'),
  marketingEmployeeLastName: text('Marketing rep last name'),
  marketingSource: text('Marketing source', { head: 'Marketing Source' }),
  /** Comma-separated, as names hold no commas (`decisions.md G11`); the same gift twice stands twice (`G10`). */
  giftNames: longText('Gifts', { head: 'Gift(s)' }),
  notes: longText('Notes', { personal: true }),
  qualified: text('Qualified', { options: tourQualifications }),
} as const;

export const tourOutcomeFields = {
  tourStatus: status('Status', { head: 'Tour Status', options: tourStatuses }),
  tourResult: text('Result', { head: 'Tour Result', options: tourResults }),
} as const;

/** What the old system had copied from the contract; reports derive both anew (`decisions.md I10`). */
export const tourCopiedFields = {
  contractStatus: text('Contract status'),
  salesVolume: money('Sales volume'),
} as const;

/** What people fill in. */
export const tourFormFields = { ...tourScheduleFields, ...tourDetailFields, ...tourOutcomeFields } as const;

export const tourFields = { ...tourFormFields, ...tourCopiedFields } as const;

/** What lists show: the fields, and what is made from them. */
export const tourListFields = {
  tourId: reference('Tour number', { head: 'Number' }),
  createdBy: reference('Created by'),
  ...tourFields,
  startsAt: time('Tour date and time', { head: 'Tour Date/time', from: ['tourDate', 'scheduledStartTime'] }),
  leadName: text('Lead name', { head: 'Lead Name', from: ['leadFirstName', 'leadLastName'] }),
  salesRep: text('Sales rep name', { head: 'Sales Rep', from: ['assignedEmployeeFirstName', 'assignedEmployeeLastName'] }),
  /** When it last became Started; null before, and for what the old system had started. */
  startedAt: time('Started at'),
  /** What was last done to it: the status or the result that it got, `Booked` or `Moved`; empty for what was imported. */
  lastStep: text('Last step'),
  lastStepBy: text('Last step by'),
  lastStepAt: time('Last step at'),
} as const;

export const tourStatusTotalFields = { tourStatus: tourOutcomeFields.tourStatus, count: count('Tours') } as const;

export type TourDetails = ValuesOf<typeof tourDetailFields>;
