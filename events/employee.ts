import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from './event.js';
import { recordId, text } from './field-schemas.js';

/** The five marks say Yes or No, as everywhere in this area (`decisions.md I15`). */
export const EmployeeImported = defineEvent(
  'EmployeeImported',
  1,
  Type.Object({
    employeeId: recordId,
    firstName: text,
    lastName: text,
    fullName: text,
    isSalesRep: text,
    isSalesManager: text,
    isSeniorSalesManager: text,
    isToRep: text,
    isMarketingRep: text,
    status: text,
  }),
);

export const employeeEvents = [EmployeeImported] as const;
export type EmployeeEvent = EventsOf<typeof employeeEvents>;
