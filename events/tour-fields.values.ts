import type { ValuesOf } from './field.values.js';
import { tourQualifications, tourResults, tourSlots, tourStatuses } from './tour.values.js';

/** Every field of a tour, once, by section. */

const text = (label: string, options?: readonly string[]) => ({ kind: 'text', label, ...(options && { options }) }) as const;
const reference = (label: string) => ({ kind: 'reference', label }) as const;

/** When the guests come: a New York day and one of the day's slots, or what the old system had there. */
export const tourScheduleFields = {
  tourDate: { kind: 'date', label: 'Date' },
  scheduledStartTime: text('Time', tourSlots),
} as const;

/** Who comes, who looks after them, what brought them and what they are given. */
export const tourDetailFields = {
  leadId: reference('Lead'),
  leadFirstName: text('Lead first name'),
  leadLastName: text('Lead last name'),
  spouseFirstName: text('Spouse first name'),
  spouseLastName: text('Spouse last name'),
  assignedEmployeeId: reference('Sales rep'),
  assignedEmployeeFirstName: text('Sales rep first name'),
  assignedEmployeeLastName: text('Sales rep last name'),
  marketingEmployeeId: reference('Marketing rep'),
  marketingEmployeeFirstName: text('Marketing rep first name'),
  marketingEmployeeLastName: text('Marketing rep last name'),
  marketingSource: text('Marketing source'),
  /** Comma-separated, as names hold no commas (`decisions.md G11`); the same gift twice stands twice (`G10`). */
  giftNames: { kind: 'longText', label: 'Gifts' },
  notes: { kind: 'longText', label: 'Notes' },
  qualified: text('Qualified', tourQualifications),
} as const;

const tourOutcomeFields = {
  tourStatus: { kind: 'status', label: 'Status', options: tourStatuses },
  tourResult: text('Result', tourResults),
} as const;

/** What people fill in. */
export const tourFormFields = { ...tourScheduleFields, ...tourDetailFields, ...tourOutcomeFields } as const;

export type TourDetails = ValuesOf<typeof tourDetailFields>;
